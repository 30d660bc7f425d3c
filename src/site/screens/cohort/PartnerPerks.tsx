import { styled, type Theme } from "@mui/material/styles";
import { graphql } from "gatsby";
import { visuallyHidden } from "../../theme/typography";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { space, line } from "../../theme/tokens";

/** Below 900 px partner and benefit stack beside the value. */
const Table = styled("table")(({ theme: { breakpoints } }) => ({
  marginTop: space[6],
  [breakpoints.down("md")]: {
    "&, & > tbody": { display: "block" },
    "& > tbody > tr": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gap: `${space[1]} ${space[3]}`,
      padding: `${space[4]} 0`,
      borderTop: line.hairline,
    },
  },
}));

const Head = styled("thead")(({ theme: { vars, breakpoints } }) => ({
  color: vars.palette.growth.text,
  [breakpoints.down("md")]: visuallyHidden,
}));

const Column = styled("th")(({ theme: { typography, breakpoints } }) => ({
  ...typography.body1,
  fontWeight: 600,
  padding: 0,
  [breakpoints.up("md")]: { padding: `0 ${space[4]} ${space[4]} 0` },
}));

const ValueColumn = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { paddingRight: 0, textAlign: "right" },
}));

const cell = ({ theme: { breakpoints } }: { theme: Theme }) => ({
  padding: 0,
  [breakpoints.up("md")]: {
    padding: `${space[5]} ${space[4]} ${space[5]} 0`,
    borderTop: line.hairline,
    verticalAlign: "baseline",
  },
});

const Partner = styled("th")(cell, ({ theme }) => ({
  fontWeight: 600,
  [theme.breakpoints.up("md")]: { ...theme.typography.h3, width: "38%" },
}));

const Benefit = styled("td")(cell, ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down("md")]: { ...theme.typography.body1, gridRow: 2 },
}));

const Value = styled("td")(
  cell,
  ({ theme: { vars, typography, breakpoints } }) => ({
    ...typography.headline,
    color: vars.palette.growth.text,
    textAlign: "right",
    [breakpoints.up("md")]: {
      ...typography.price,
      width: "24%",
      paddingRight: 0,
    },
    [breakpoints.down("md")]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      alignSelf: "center",
      ...typography.h3,
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
    <Section plane="growthSoft" headingId="partner-perks">
      <SectionHeading>{heading}</SectionHeading>
      <Table aria-labelledby="partner-perks">
        <Head data-pagefind-ignore="">
          <tr>
            <Column scope="col">{partnerColumn}</Column>
            <Column scope="col">{benefitColumn}</Column>
            <ValueColumn scope="col">{valueColumn}</ValueColumn>
          </tr>
        </Head>
        <tbody>
          {partners.map(({ partner, benefit, value }) => (
            <tr key={partner}>
              <Partner scope="row">{partner}</Partner>
              <Benefit>{benefit}</Benefit>
              <Value data-pagefind-ignore="">{value}</Value>
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
