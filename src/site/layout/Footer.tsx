import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { containerStyles } from "../ui/containerStyles";
import { useLabels } from "../ui/LabelsContext";
import { SmartLink } from "../ui/SmartLink";
import { SocialLinks } from "../ui/SocialLinks";
import { Brand } from "./Brand";

const Root = styled("footer")(({ theme }) => ({
  padding: "clamp(3.5rem, 6vw, 5.5rem) 0 32px",
  borderTop: "1px solid transparent",
  '[data-color-scheme="dark"] &': {
    borderColor: theme.vars.palette.divider,
  },
  "& > div": containerStyles(theme),
  "& .columns": { display: "grid", gap: `40px ${theme.layout.gap}` },
  "& .quiet": { color: theme.vars.palette.text.secondary },
  "& .about": {
    "& p": { maxWidth: "27em", marginTop: 14 },
    "& ul": { margin: "20px 0 0 -12px" },
  },
  "& h2": { marginBottom: 8, fontWeight: 600 },
  "& .links a": {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  },
  "& .end": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "12px 32px",
    marginTop: 48,
    paddingTop: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.up("md")]: {
    "& .columns": { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
    "& .about": { gridColumn: "1 / 6" },
    "& .services": { gridColumn: "7 / 10" },
    "& .contact": { gridColumn: "10 / 13" },
  },
}));

/** Firm, services, contact and copyright on every page. */
export function Footer({ site }: { site: Queries.FooterFragment }) {
  const { footerNavigation, socialNavigation } = useLabels();
  const { servicesHeading, services, contactHeading } = site.footer;
  return (
    <Root data-plane="ink">
      <div>
        <div className="columns">
          <div className="about">
            <Brand brand={site.brand} />
            <Typography className="quiet">{site.tagline}</Typography>
            <SocialLinks
              label={socialNavigation}
              profiles={site.socialProfiles}
              tooltips="above"
            />
          </div>
          <nav className="services links" aria-label={footerNavigation}>
            <Typography variant="body2" component="h2" className="quiet">
              {servicesHeading}
            </Typography>
            <ul>
              {services.map(({ navLabel, to }) => (
                <li key={to}>
                  <SmartLink href={to}>{navLabel}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="contact links">
            <Typography variant="body2" component="h2" className="quiet">
              {contactHeading}
            </Typography>
            <SmartLink href={site.emailHref}>{site.email}</SmartLink>
            <SmartLink href={site.phoneHref}>{site.phone}</SmartLink>
          </div>
        </div>
        <Typography variant="body2" component="div" className="end quiet">
          <span>{site.copyright}</span>
          <span>{site.reach}</span>
        </Typography>
      </div>
    </Root>
  );
}

export const query = graphql`
  fragment Footer on SiteContent {
    brand {
      ...Brand
    }
    tagline
    copyright
    reach
    email
    emailHref
    phone
    phoneHref
    socialProfiles {
      label
      icon
      to
    }
    footer {
      servicesHeading
      services {
        navLabel
        to
      }
      contactHeading
    }
  }
`;
