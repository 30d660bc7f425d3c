import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { mail, phone } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { Lead } from "../../ui/Text";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} clamp(2.5rem, 5vw, 5rem)`,
}));

const Title = styled("h1")(({ theme }) => ({
  ...theme.typography.display,
  marginTop: 20,
}));

const SectionLead = styled(Lead)({ margin: "24px 0 28px", maxWidth: "none" });

const Way = styled(SmartLink)(({ theme }) => ({
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
  hero: Queries.ContactHeroFragment;
  site: Queries.ContactHeroSiteFragment;
  /** The contact form. */
  children: ReactNode;
}

/** The opening of the contact page: phone and e-mail beside the form. */
export function ContactHero({ hero, site, children }: ContactHeroProps) {
  return (
    <Root>
      <Columns split="6-6">
        <div>
          <Breadcrumbs />
          <Title>{hero.title}</Title>
          <SectionLead>{hero.lead}</SectionLead>
          <Way href={site.phoneHref}>
            <Icon path={phone} />
            {site.phone}
          </Way>
          <Way href={site.emailHref}>
            <Icon path={mail} />
            {site.email}
          </Way>
        </div>
        {children}
      </Columns>
    </Root>
  );
}

export const fragments = graphql`
  fragment ContactHero on Hero {
    title
    lead
  }

  fragment ContactHeroSite on SiteContent {
    email
    emailHref
    phone
    phoneHref
  }
`;
