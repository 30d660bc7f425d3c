import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { visuallyHidden } from "../../theme/typography";
import { FigureText } from "../../ui/figures/FigureText";
import { Section } from "../../ui/structure/Section";

/** Below 900 px partner and benefit stack beside the value. */
const Table = styled("table")(
  ({ theme: { vars, typography, breakpoints } }) => ({
    marginTop: "clamp(1.75rem, 3vw, 3rem)",
    "& th": { fontWeight: 600 },
    "& thead th": { ...typography.body2, fontWeight: 600 },
    "& thead": { color: vars.palette.growth.text },
    "& tbody th": { width: "40%" },
    "& td": { color: vars.palette.text.secondary },
    "& td:last-of-type": {
      ...typography.h3,
      fontSize: "1.75rem",
      color: vars.palette.growth.text,
      textAlign: "right",
    },
    [breakpoints.up("md")]: {
      "& thead th": { padding: "0 16px 14px 0" },
      "& thead th:last-of-type": { textAlign: "right" },
      "& tbody :is(th, td)": {
        padding: "20px 16px 20px 0",
        borderTop: `1px solid ${vars.palette.divider}`,
        verticalAlign: "baseline",
      },
      "& :is(th, td):last-of-type": { paddingRight: 0 },
    },
    [breakpoints.down("md")]: {
      "& thead": visuallyHidden,
      "&, & tbody": { display: "block" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "1fr auto",
        gap: "2px 12px",
        padding: "16px 0",
        borderTop: `1px solid ${vars.palette.divider}`,
      },
      "& :is(th, td)": { padding: 0 },
      "& tbody th": { width: "auto" },
      "& td": { ...typography.body2, gridRow: 2 },
      "& td:last-of-type": {
        gridColumn: 2,
        gridRow: "1 / 3",
        alignSelf: "center",
        fontSize: "1.5rem",
      },
    },
  }),
);

interface PartnerPerksProps extends Queries.PartnerPerksFragment {
  partners: readonly Queries.PartnerPerkFragment[];
}

/** The perks that partners give to founders, as a table. */
export function PartnerPerks({
  heading,
  partnerColumn,
  benefitColumn,
  valueColumn,
  partners,
}: PartnerPerksProps) {
  return (
    <Section plane="growth" headingId="partner-perks">
      <Typography id="partner-perks" variant="h2">
        {heading}
      </Typography>
      <Table aria-labelledby="partner-perks">
        <thead>
          <tr>
            <th scope="col">{partnerColumn}</th>{" "}
            <th scope="col">{benefitColumn}</th>{" "}
            <th scope="col">{valueColumn}</th>{" "}
          </tr>
        </thead>
        <tbody>
          {partners.map(({ partner, benefit, value }) => (
            <tr key={partner}>
              <th scope="row">{partner}</th> <td>{benefit}</td>
              <td>
                <FigureText value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

export const fragments = graphql`
  fragment PartnerPerks on CohortPerks {
    heading
    partnerColumn
    benefitColumn
    valueColumn
  }

  fragment PartnerPerk on PartnerCredit {
    partner
    benefit
    value
  }
`;
