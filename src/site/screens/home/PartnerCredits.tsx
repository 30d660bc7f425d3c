import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { FigureText } from "../../ui/FigureText";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Root = styled(Section)(({ theme }) => ({
  "& .total": {
    ...theme.typography.stat,
    fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8.5rem)",
    letterSpacing: "-0.045em",
    color: theme.vars.palette.growth.text,
    marginTop: "clamp(28px, 5vw, 84px)",
  },
  "& .lead": { marginTop: 14 },
  "& .more": { marginTop: 18, color: "inherit" },
}));

interface PartnerCreditsProps {
  section: Queries.PartnersSectionFragment;
  credits: Queries.PartnerCreditsFragment;
  /** Leads to those who get the credits. */
  action: Queries.PartnerCreditsActionFragment;
}

/** What all partner credits are worth together, beside the ledger of them. */
export function PartnerCredits({
  section,
  credits,
  action,
}: PartnerCreditsProps) {
  return (
    <Root plane="growth" headingId="partner-credits">
      <Columns split="5-6" align="center">
        <div>
          <Typography id="partner-credits" variant="h2">
            {section.heading}
          </Typography>
          <p className="total">
            <FigureText value={credits.total.number} />
          </p>
          <Typography variant="subtitle1" className="lead">
            {section.lead}
          </Typography>
          <TextLink className="more" href={action.to} label={action.label} />
        </div>
        <Ledger
          rows={credits.partners.map(({ partner, value }) => ({
            name: partner,
            value,
          }))}
        />
      </Columns>
    </Root>
  );
}

export const fragments = graphql`
  fragment PartnersSection on PartnersSection {
    heading
    lead
  }

  fragment PartnerCreditsAction on Action {
    label
    to
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
