import { styled } from "@mui/material/styles";
import { labels } from "../labels";
import { canHover } from "../theme/media";
import { Container } from "../ui/structure/Container";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import { SocialLinks } from "./SocialLinks";
import { space, line } from "../theme/tokens";
import { Caption } from "../ui/text/Caption";

const Root = styled("footer")(({ theme }) => ({
  padding: `${space[8]} 0 ${space[6]}`,
  borderTop: "1px solid transparent",
  '[data-color-scheme="dark"] &': {
    borderColor: theme.vars.palette.divider,
  },
  // Few lines, so that they seldom need a page of their own. The brand is at the top of the paper.
  "@media print": {
    padding: `${space[3]} 0 0`,
    breakInside: "avoid",
    '& nav, & [role=group], & [data-slot="brand"]': { display: "none" },
    "& a": { minHeight: 0 },
  },
}));

const Blocks = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[6]} ${layout.gap}`,
  [breakpoints.up("sm")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
  },
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  },
  "@media print": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space[4]}`,
  },
}));

const About = styled("div")(({ theme }) => ({
  flexBasis: "100%",
  [theme.breakpoints.up("md")]: { gridColumn: "1 / 5" },
}));

const Tagline = styled("p")(({ theme }) => ({
  maxWidth: "27em",
  marginTop: space[4],
  color: theme.vars.palette.text.secondary,
  "@media print": { maxWidth: "none", marginTop: 0 },
}));

const Profiles = styled(SocialLinks)({
  margin: `${space[5]} 0 0 calc(-1 * ${space[3]})`,
});

const Services = styled("nav")(({ theme }) => ({
  flexBasis: "100%",
  [theme.breakpoints.up("md")]: { gridColumn: "5 / 8" },
}));

const Join = styled("div")(({ theme }) => ({
  flexBasis: "45%",
  [theme.breakpoints.up("md")]: { gridColumn: "8 / 10" },
  "@media print": { display: "none" },
}));

const Contact = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridColumn: "10 / 13" },
  "@media print": { display: "flex", gap: space[4] },
}));

const Heading = styled(Caption)({ marginBottom: space[2], fontWeight: 600 });

const Link = styled(SmartLink)({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  overflowWrap: "anywhere",
  textDecoration: "none",
  [canHover]: { "&:hover": { textDecoration: "underline" } },
});

const End = styled(Caption)({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[7],
  paddingTop: space[5],
  borderTop: line.hairline,
  "@media print": {
    marginTop: space[2],
    paddingTop: space[2],
    "& address": { flexBasis: "auto" },
  },
});

const Address = styled("address")({ flexBasis: "100%", fontStyle: "normal" });

const Documents = styled("nav")({ flexBasis: "100%" });

const DocumentList = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
});

interface LinksProps {
  heading?: string | null;
  links: readonly { label: string; to: string }[];
}

/** Links below their heading. */
const Links = ({ heading, links }: LinksProps) => (
  <>
    {heading && <Heading as="h2">{heading}</Heading>}
    <ul>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link href={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </>
);

/** Firm, services, what to join, contact, copyright, legal details and documents, on every page. */
export function Footer() {
  const { site, documents } = useShell();
  const { registeredName, registrationNumber, registeredOffice } = site.legal;
  const { servicesHeading, services, joinHeading, join, contactHeading } =
    site.footer;
  return (
    <Root data-plane="neutral">
      <Container>
        <Blocks>
          <About>
            <Brand />
            <Tagline>{site.tagline}</Tagline>
            <Profiles />
          </About>
          {services && (
            <Services aria-label={labels.footerNavigation}>
              <Links heading={servicesHeading} links={services} />
            </Services>
          )}
          {join && (
            <Join>
              <Links heading={joinHeading} links={join} />
            </Join>
          )}
          <Contact>
            <Heading as="h2">{contactHeading}</Heading>
            <Link href={site.emailHref}>{site.email}</Link>
            <Link href={site.phoneHref}>{site.phone}</Link>
          </Contact>
        </Blocks>
        <End as="div">
          <span>{site.copyright}</span>
          {site.reach && <span>{site.reach}</span>}
          <Address>
            {registeredName}, {registrationNumber}, {registeredOffice}
          </Address>
          {documents.length > 0 && (
            <Documents aria-label={labels.documentNavigation}>
              <DocumentList>
                {documents.map(({ label, path }) => (
                  <li key={path}>
                    <Link href={path}>{label}</Link>
                  </li>
                ))}
              </DocumentList>
            </Documents>
          )}
        </End>
      </Container>
    </Root>
  );
}
