import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { FigureText } from "../../ui/figures/FigureText";
import { Logo } from "../../ui/pictures/Logo";
import { Note } from "../../ui/text/Note";
import { rowsOfThree } from "../../ui/structure/evenRows";

const Root = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gap: 1,
  overflow: "hidden",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radii.cell,
  backgroundColor: vars.palette.divider,
  "& > li": {
    display: "flex",
    flexDirection: "column",
    alignItems: "baseline",
    gap: 8,
    padding: 20,
    backgroundColor: vars.palette.background.paper,
    [breakpoints.up("md")]: {
      minHeight: 188,
      padding: "28px 30px",
      justifyContent: "space-between",
    },
  },
  [breakpoints.up("md")]: rowsOfThree,
}));

const Mark = styled("div")({ marginBottom: 14 });

const Name = styled("h3")({ fontSize: "1.125rem", fontWeight: 600 });

const Value = styled(FigureText)(({ theme: { typography, vars } }) => ({
  ...typography.h3,
  color: vars.palette.growth.text,
  fontSize: "clamp(2rem, 1.6rem + 1.2vw, 2.75rem)",
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
        <Value value={value} />
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
