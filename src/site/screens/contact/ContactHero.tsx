import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Icon } from "../../ui/Icon";
import { mail, phone } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { Lead } from "../../ui/Text";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} clamp(2.5rem, 5vw, 5rem)`,
}));

const ContactLink = styled(SmartLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 14,
  width: "fit-content",
  minHeight: 52,
  fontSize: "1.125rem",
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
}));

interface ContactHeroProps {
  title: string;
  lead: string;
  site: Queries.ContactLinksFragment;
  /** The contact form. */
  children: ReactNode;
}

/** The opening of the contact page: phone and e-mail beside the form. */
export function ContactHero({ title, lead, site, children }: ContactHeroProps) {
  return (
    <Root split="6-6">
      <div>
        <Breadcrumbs />
        <Typography variant="display" sx={{ mt: "20px" }}>
          {title}
        </Typography>
        <Lead sx={{ m: "24px 0 28px", maxWidth: "none" }}>{lead}</Lead>
        <ContactLink href={site.phoneHref}>
          <Icon path={phone} />
          {site.phone}
        </ContactLink>
        <ContactLink href={site.emailHref}>
          <Icon path={mail} />
          {site.email}
        </ContactLink>
      </div>
      {children}
    </Root>
  );
}
