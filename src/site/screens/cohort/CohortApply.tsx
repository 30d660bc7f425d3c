import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButtons";
import { Columns } from "../../ui/Columns";
import { download, mail, phone, whatsApp } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Root = styled(Section)(({ theme: { vars, typography } }) => ({
  "& .lead": {
    maxWidth: "34em",
    marginTop: 22,
    color: vars.palette.text.secondary,
  },
  "& figure": { margin: "clamp(2rem, 4vw, 3.5rem) 0 0" },
  "& blockquote": {
    ...typography.quote,
    maxWidth: "22em",
    fontSize: "clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)",
    lineHeight: 1.24,
    marginBottom: 16,
    quotes: '"“" "”"',
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  },
  "& figcaption": { color: vars.palette.text.secondary },
  "& .contact": { display: "grid", gap: 12 },
  "& .contact h3": { marginBottom: 8 },
  "& .button": { width: "100%", justifyContent: "flex-start" },
  "& .links": { display: "grid", justifyItems: "start" },
}));

interface CohortApplyProps {
  apply: Queries.CohortApplyFragment;
  site: Queries.CohortApplySiteFragment;
}

/** The request to apply, a founder's word for it, and every way to the firm. */
export function CohortApply({ apply, site }: CohortApplyProps) {
  const { whatsapp, email, brochure, social } = apply;
  const buttons = [
    { ...whatsapp, icon: whatsApp },
    { ...email, icon: mail },
    { ...brochure, icon: download },
  ];
  return (
    <Root plane="deep" headingId="apply">
      <Columns split="7-4">
        <div>
          <Typography id="apply" variant="h1" component="h2">
            {apply.heading}
          </Typography>
          <Typography variant="subtitle1" className="lead">
            {apply.text}
          </Typography>
          <figure>
            <blockquote>{apply.quote}</blockquote>
            <figcaption>{apply.quoteAuthor}</figcaption>
          </figure>
        </div>
        <div className="contact">
          <Typography variant="h4" component="h3">
            {apply.contactHeading}
          </Typography>
          <ActionButtons actions={buttons} className="button" />
          <div className="links">
            <TextLink href={site.phoneHref} label={site.phone} icon={phone} />
            <TextLink href={social.to} label={social.label} />
          </div>
        </div>
      </Columns>
    </Root>
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
      label
      to
    }
    email {
      label
      to
    }
    brochure {
      label
      to
    }
    social {
      label
      to
    }
  }

  fragment CohortApplySite on SiteContent {
    phone
    phoneHref
  }
`;
