import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
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

const Lead = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 14,
}));

const More = styled(TextLink)({ marginTop: 18, color: "inherit" });

interface PartnerCreditsProps {
  section: Queries.PartnersSectionFragment;
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
    <Section plane="growth" headingId="partner-credits">
      <Columns split="5-6" align="center">
        <div>
          <Typography id="partner-credits" variant="h2">
            {section.heading}
          </Typography>
          <Total>
            <FigureText value={credits.total.number} />
          </Total>
          <Lead>{section.lead}</Lead>
          <More href={action.to} label={action.label} />
        </div>
        <Ledger
          rows={credits.partners.map(({ partner, value }) => ({
            name: partner,
            value,
          }))}
        />
      </Columns>
    </Section>
  );
}

export const fragments = graphql`
  fragment PartnersSection on PartnersSection {
    heading
    lead
  }

  fragment PartnerCredits on PartnerCredits {
    total {
      number
    }
    partners {
      partner
      value
    }
  }
`;
