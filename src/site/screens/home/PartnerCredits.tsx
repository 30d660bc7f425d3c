import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { FigureText } from "../../ui/FigureText";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Total = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.stat,
  marginTop: "clamp(28px, 5vw, 84px)",
  fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8.5rem)",
  letterSpacing: "-0.045em",
  color: vars.palette.growth.text,
}));

const More = styled(TextLink)({ marginTop: 18, color: "inherit" });

interface PartnerCreditsProps {
  section: { heading: string; lead: string };
  credits: Queries.PartnerCreditsFragment;
  /** Link to the membership. */
  action: Queries.ActionFragment;
}

/** The total value of all partner credits, beside the list of them. */
export function PartnerCredits({
  section,
  credits,
  action,
}: PartnerCreditsProps) {
  return (
    <Section
      plane="growth"
      headingId="partner-credits"
      split="5-6"
      align="center"
    >
      <div>
        <Typography id="partner-credits" variant="h2">
          {section.heading}
        </Typography>
        <Total>
          <FigureText value={credits.total.number} />
        </Total>
        <Typography variant="subtitle1" sx={{ mt: "14px" }}>
          {section.lead}
        </Typography>
        <More {...action} />
      </div>
      <Ledger rows={credits.partners} />
    </Section>
  );
}

export const fragment = graphql`
  fragment PartnerCredits on PartnerCredits {
    total {
      number
    }
    partners {
      name: partner
      value
    }
  }
`;
