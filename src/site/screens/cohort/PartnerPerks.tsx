import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { visuallyHidden } from "../../theme/visuallyHidden";
import { FigureText } from "../../ui/FigureText";
import { Section } from "../../ui/Section";

const Root = styled(Section)(
  ({ theme: { vars, typography, breakpoints } }) => ({
    "& table": { marginTop: "clamp(1.75rem, 3vw, 3rem)" },
    "& th": { fontWeight: 600 },
    "& thead th": {
      ...typography.body2,
      fontWeight: 600,
      color: vars.palette.growth.text,
    },
    "& tbody th": { width: "40%" },
    "& .benefit": { color: vars.palette.text.secondary },
    "& .value": {
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
    // Rows stack: the value stays at the right.
    [breakpoints.down("md")]: {
      "& thead": visuallyHidden,
      "& :is(table, tbody)": { display: "block" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "1fr auto",
        gap: "2px 12px",
        padding: "16px 0",
        borderTop: `1px solid ${vars.palette.divider}`,
      },
      "& :is(th, td)": { padding: 0 },
      "& tbody th": { width: "auto" },
      "& .benefit": { ...typography.body2, gridRow: 2 },
      "& .value": {
        gridColumn: 2,
        gridRow: "1 / 3",
        alignSelf: "center",
        fontSize: "1.5rem",
      },
    },
  }),
);

interface PartnerPerksProps {
  perks: Queries.PartnerPerksFragment;
  credits: Queries.PartnerPerksCreditsFragment;
}

/** What partners give to the founders of a cohort, as a table. */
export function PartnerPerks({
  perks: { heading, partnerColumn, benefitColumn, valueColumn },
  credits: { partners },
}: PartnerPerksProps) {
  return (
    <Root plane="growth" headingId="partner-perks">
      <Typography id="partner-perks" variant="h2">
        {heading}
      </Typography>
      <table aria-labelledby="partner-perks">
        <thead>
          <tr>
            <th scope="col">{partnerColumn}</th>
            <th scope="col">{benefitColumn}</th>
            <th scope="col">{valueColumn}</th>
          </tr>
        </thead>
        <tbody>
          {partners.map(({ partner, benefit, value }) => (
            <tr key={partner}>
              <th scope="row">{partner}</th>
              <td className="benefit">{benefit}</td>
              <td className="value">
                <FigureText value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

export const fragments = graphql`
  fragment PartnerPerks on CohortPerks {
    heading
    partnerColumn
    benefitColumn
    valueColumn
  }

  fragment PartnerPerksCredits on PartnerCredits {
    partners {
      partner
      benefit
      value
    }
  }
`;
