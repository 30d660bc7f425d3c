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

const Plane = styled("footer")(({ theme }) => ({
  padding: `${space[8]} 0 ${space[6]}`,
  borderTop: "1px solid transparent",
  '[data-color-scheme="dark"] &': {
    borderColor: theme.vars.palette.divider,
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
}));

const Block = styled("div")({ flexBasis: "100%" });

const Tagline = styled("p")(({ theme }) => ({
  maxWidth: "27em",
  marginTop: space[4],
  color: theme.vars.palette.text.secondary,
}));

const Profiles = styled(SocialLinks)({
  margin: `${space[5]} 0 0 calc(-1 * ${space[3]})`,
});

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
  "& > address": { flexBasis: "100%", fontStyle: "normal" },
});

const Documents = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
});

interface LinksProps {
  heading: string;
  links: readonly { label: string; to: string }[];
}

const Links = ({ heading, links }: LinksProps) => (
  <>
    <Heading as="h2">{heading}</Heading>
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
  const { legal, footer } = site;
  return (
    <Plane data-plane="neutral">
      <Container>
        <Blocks>
          <Block sx={{ gridColumn: { md: "span 4" } }}>
            <Brand />
            <Tagline>{site.tagline}</Tagline>
            <Profiles />
          </Block>
          <Block
            as="nav"
            aria-label={labels.footerNavigation}
            sx={{ gridColumn: { md: "span 3" } }}
          >
            <Links heading={footer.servicesHeading} links={footer.services} />
          </Block>
          <Block sx={{ flexBasis: "45%", gridColumn: { md: "span 2" } }}>
            <Links heading={footer.joinHeading} links={footer.join} />
          </Block>
          <Block sx={{ flexBasis: "auto", gridColumn: { md: "span 3" } }}>
            <Heading as="h2">{footer.contactHeading}</Heading>
            <Link href={`mailto:${site.email}`}>{site.email}</Link>
            <Link href={site.phoneHref}>{site.phone}</Link>
          </Block>
        </Blocks>
        <End as="div">
          <span>{site.copyright}</span>
          <span>{site.reach}</span>
          <address>
            {legal.registeredName}, {legal.registrationNumber},{" "}
            {legal.registeredOffice}
          </address>
          <nav aria-label={labels.documentNavigation}>
            <Documents>
              {documents.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </Documents>
          </nav>
        </End>
      </Container>
    </Plane>
  );
}
