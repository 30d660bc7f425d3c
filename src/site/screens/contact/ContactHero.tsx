import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { mail, phone } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: `${theme.layout.pageTop} clamp(2.5rem, 5vw, 5rem)`,
  "& h1": { marginTop: 20 },
  "& .lead": {
    color: theme.vars.palette.text.secondary,
    margin: "24px 0 28px",
  },
  "& .ways a": {
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
  },
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
          <Typography variant="display" component="h1">
            {hero.title}
          </Typography>
          <Typography variant="subtitle1" className="lead">
            {hero.lead}
          </Typography>
          <div className="ways">
            <SmartLink href={site.phoneHref}>
              <Icon path={phone} />
              {site.phone}
            </SmartLink>
            <SmartLink href={site.emailHref}>
              <Icon path={mail} />
              {site.email}
            </SmartLink>
          </div>
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
