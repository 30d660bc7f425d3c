import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { line, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/typography";
import { HeadingRow, Section } from "../../ui/structure/Section";

/** Rows as in other lists. On phones the names of the columns are for screen readers alone. */
const Table = styled("table")(
  ({ theme: { vars, typography, breakpoints } }) => ({
    tableLayout: "fixed",
    borderBottom: line.hairline,
    "& th": typography.h4,
    "& > thead th": { ...typography.body2, paddingBottom: space[4] },
    "& td": { color: vars.palette.text.secondary },
    "& > tbody > tr": { borderTop: line.hairline },
    "& > tbody > tr > *": {
      padding: `${space[5]} ${space[4]} ${space[5]} 0`,
      verticalAlign: "baseline",
    },
    '& [data-slot="value"]': {
      ...typography.h3,
      color: vars.palette.growth.text,
    },
    [breakpoints.down("sm")]: {
      "& > thead": visuallyHidden,
      "&, & > tbody": { display: "block" },
      "& > tbody > tr": {
        display: "grid",
        gridTemplateColumns: "1fr auto",
        paddingBlock: space[5],
      },
      "& > tbody > tr > *": { padding: 0 },
      '& [data-slot="value"]': { gridArea: "1 / 2" },
    },
  }),
);

interface PartnerPerksProps extends Queries.PartnerPerksFragment {
  partners: readonly Queries.PartnerCreditFragment[];
}

/** The perks that partners give to founders, as a table. */
export const PartnerPerks = ({
  heading,
  partners,
  ...names
}: PartnerPerksProps) => (
  <Section plane="growthSoft" headingId="partner-perks">
    <HeadingRow heading={heading} />
    <Table aria-labelledby="partner-perks">
      <thead data-pagefind-ignore="">
        <tr>
          <th scope="col">{names.partnerColumn}</th>
          <th scope="col">{names.benefitColumn}</th>
          <th scope="col">{names.valueColumn}</th>
        </tr>
      </thead>
      <tbody>
        {partners.map(({ title, text, value }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{text}</td>
            <td data-slot="value">{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Section>
);

export const fragment = graphql`
  fragment PartnerPerks on CohortPerks {
    heading
    partnerColumn
    benefitColumn
    valueColumn
  }
`;
