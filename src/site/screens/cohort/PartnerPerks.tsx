import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { amountColumns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/typography";
import { Section } from "../../ui/structure/Section";

/** Rows as in other lists. On phones the names of the columns are for screen readers alone. */
const Table = styled("table")(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    borderBottom: line.hairline,
    "&, & > tbody": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: layout.gap,
      alignItems: "baseline",
    },
    "& th, & td": { padding: 0 },
    "& th": typography.h4,
    "& > thead th": { ...typography.body2, paddingBottom: space[4] },
    "& td": { color: vars.palette.text.secondary },
    "& > tbody > tr": { paddingBlock: space[5], borderTop: line.hairline },
    '& [data-slot="value"]': { gridArea: "1 / 2", justifySelf: "end" },
    "& td[data-slot]": { ...typography.h3, color: vars.palette.growth.text },
    [breakpoints.down("sm")]: {
      "& > thead": visuallyHidden,
      "& td:not([data-slot])": { gridColumn: "1 / -1" },
    },
    [breakpoints.up("sm")]: {
      "& > thead": { display: "block" },
      "& tr": { gridTemplateColumns: amountColumns },
      '& [data-slot="value"]': { gridArea: "auto" },
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
  <Section plane="growthSoft" headingId="partner-perks" heading={heading}>
    <Table aria-labelledby="partner-perks">
      <thead data-pagefind-ignore="">
        <tr>
          <th scope="col">{names.partnerColumn}</th>
          <th scope="col">{names.benefitColumn}</th>
          <th scope="col" data-slot="value">
            {names.valueColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {partners.map(({ title, description, value }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{description}</td>
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
