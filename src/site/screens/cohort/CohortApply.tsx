import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButton";
import { download, mail, phone, whatsApp } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";
import { Lead } from "../../ui/Text";

const Figure = styled("figure")(({ theme: { typography, vars } }) => ({
  marginTop: "clamp(2rem, 4vw, 3.5rem)",
  color: vars.palette.text.secondary,
  "& blockquote": {
    ...typography.quote,
    maxWidth: "22em",
    fontSize: "clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)",
    lineHeight: 1.24,
    marginBottom: 16,
    color: vars.palette.text.primary,
    quotes: '"“" "”"',
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  },
}));

const Contact = styled("div")({
  display: "grid",
  gap: 12,
  "& > h3": { marginBottom: 8 },
  "& > div:first-of-type > a": { width: "100%", justifyContent: "flex-start" },
  "& > div:last-of-type": { display: "grid", justifyItems: "start" },
});

interface CohortApplyProps {
  apply: Queries.CohortApplyFragment;
  site: Queries.CohortApplySiteFragment;
}

/** The call to apply, a founder's quote, and all contacts. */
export function CohortApply({ apply, site }: CohortApplyProps) {
  const { whatsapp, email, brochure, social } = apply;
  const buttons = [
    { ...whatsapp, icon: whatsApp },
    { ...email, icon: mail },
    { ...brochure, icon: download },
  ];
  return (
    <Section plane="deep" headingId="apply" split="7-4">
      <div>
        <Typography id="apply" variant="h1" component="h2">
          {apply.heading}
        </Typography>
        <Lead sx={{ maxWidth: "34em", mt: "22px" }}>{apply.text}</Lead>
        <Figure>
          <blockquote>{apply.quote}</blockquote>
          <figcaption>{apply.quoteAuthor}</figcaption>
        </Figure>
      </div>
      <Contact>
        <Typography variant="h4" component="h3">
          {apply.contactHeading}
        </Typography>
        <ActionButtons actions={buttons} />
        <div>
          <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
          <TextLink {...social} />
        </div>
      </Contact>
    </Section>
  );
}

export const fragments = graphql`
  fragment CohortApply on CohortApply {
    heading
    text
    quote
    quoteAuthor
    contactHeading
    whatsapp {
      ...Action
    }
    email {
      ...Action
    }
    brochure {
      ...Action
    }
    social {
      ...Action
    }
  }

  fragment CohortApplySite on SiteContent {
    phone
    phoneHref
  }
`;
