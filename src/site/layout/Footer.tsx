import { styled } from "@mui/material/styles";
import { Container } from "../ui/structure/Container";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import { SocialLinks } from "./SocialLinks";

const Root = styled("footer")(({ theme }) => ({
  padding: "clamp(3.5rem, 6vw, 5.5rem) 0 32px",
  borderTop: "1px solid transparent",
  '[data-color-scheme="dark"] &': {
    borderColor: theme.vars.palette.divider,
  },
  "@media print": {
    padding: "24px 0 0",
    "& nav, & [role=group]": { display: "none" },
  },
}));

const Blocks = styled("div")(
  ({ theme: { layout, typography, vars, breakpoints } }) => ({
    display: "grid",
    gap: `40px ${layout.gap}`,
    "& h2": {
      ...typography.body2,
      marginBottom: 8,
      fontWeight: 600,
      color: vars.palette.text.secondary,
    },
    [breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      "& > *": { gridColumn: "span 3" },
      "& > :first-child": { gridColumn: "1 / 6" },
      "& > nav": { gridColumn: "7 / 10" },
    },
  }),
);

const About = styled("div")(({ theme }) => ({
  "& > p": {
    maxWidth: "27em",
    marginTop: 14,
    color: theme.vars.palette.text.secondary,
  },
  "& > :last-child": { margin: "20px 0 0 -12px" },
}));

const Links = styled("nav")({
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  },
});

const End = styled("div")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "12px 32px",
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  "& address": { flexBasis: "100%", fontStyle: "normal" },
}));

const Documents = styled(Links)({
  flexBasis: "100%",
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: 24 },
});

/** Firm, services, contact, copyright, legal details and documents, on every page. */
export function Footer() {
  const { site, documents, labels } = useShell();
  const { registeredName, registrationNumber, registeredOffice } = site.legal;
  const { servicesHeading, services, contactHeading } = site.footer;
  return (
    <Root data-plane="ink">
      <Container>
        <Blocks>
          <About>
            <Brand />
            <p>{site.tagline}</p>
            <SocialLinks />
          </About>
          <Links aria-label={labels.footerNavigation}>
            <h2>{servicesHeading}</h2>
            <ul>
              {services.map(({ navLabel, to }) => (
                <li key={to}>
                  <SmartLink href={to}>{navLabel}</SmartLink>
                </li>
              ))}
            </ul>
          </Links>
          <Links as="div">
            <h2>{contactHeading}</h2>
            <SmartLink href={site.emailHref}>{site.email}</SmartLink>
            <SmartLink href={site.phoneHref}>{site.phone}</SmartLink>
          </Links>
        </Blocks>
        <End>
          <span>{site.copyright}</span>
          <span>{site.reach}</span>
          <address>
            {registeredName}, {registrationNumber}, {registeredOffice}
          </address>
          <Documents aria-label={labels.documentNavigation}>
            <ul>
              {documents.map(({ label, path }) => (
                <li key={path}>
                  <SmartLink href={path}>{label}</SmartLink>
                </li>
              ))}
            </ul>
          </Documents>
        </End>
      </Container>
    </Root>
  );
}
