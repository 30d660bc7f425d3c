import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { columns, pairs } from "../../theme/grids";
import { radii, space, line } from "../../theme/tokens";
import { Logo } from "../../ui/pictures/Logo";
import { Note } from "../../ui/text/Note";

const Root = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  ...pairs,
  gap: 1,
  overflow: "hidden",
  border: line.hairline,
  borderRadius: radii.cell,
  backgroundColor: vars.palette.divider,
  "& > li": {
    display: "flex",
    flexDirection: "column",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    padding: space[5],
    backgroundColor: vars.palette.background.paper,
    [breakpoints.up("md")]: {
      minHeight: 188,
      padding: space[6],
    },
  },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(3) },
}));

const Mark = styled("div")({ marginBottom: space[4] });

const Name = styled("h3")(({ theme }) => theme.typography.subtitle2);

const Value = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.headline,
  color: vars.palette.growth.text,
}));

interface PartnerBenefitsProps {
  partners: readonly Queries.PartnerBenefitFragment[];
}

/** What each partner gives to members, in a block of cells. */
export const PartnerBenefits = ({ partners }: PartnerBenefitsProps) => (
  <Root>
    {partners.map(({ partner, benefit, value, logo }) => (
      <Card key={partner} component="li">
        <div>
          <Mark>
            <Logo logo={logo} />
          </Mark>
          <Name>{partner}</Name>
          <Note>{benefit}</Note>
        </div>
        <Value>{value}</Value>
      </Card>
    ))}
  </Root>
);

export const fragment = graphql`
  fragment PartnerBenefit on PartnerCredit {
    partner
    benefit
    value
    logo {
      ...Logo
    }
  }
`;
