import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { labels } from "../labels";
import { columns } from "../theme/grids";
import { canHover } from "../theme/media";
import { Container } from "../ui/structure/Container";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";
import { Brand } from "./Brand";
import { SocialLinks } from "./SocialLinks";
import { space, line } from "../theme/tokens";
import { Caption } from "../ui/text/Caption";
import { Note } from "../ui/text/Note";

const Plane = styled("footer")(({ theme }) => ({
  padding: `${space[7]} 0 ${space[6]}`,
  borderTop: "1px solid transparent",
  '[data-color-scheme="dark"] &': {
    borderColor: theme.vars.palette.divider,
  },
}));

const Link = styled(SmartLink)({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  overflowWrap: "anywhere",
  textDecoration: "none",
  [canHover]: { "&:hover": { textDecoration: "underline" } },
});

interface LinksProps {
  heading: string;
  links: readonly { label: string; to: string }[];
}

const Links = ({ heading, links }: LinksProps) => (
  <>
    <Caption as="h2" sx={{ mb: 2, fontWeight: 600 }}>
      {heading}
    </Caption>
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
        <Box
          sx={({ layout }) => ({
            display: { xs: "flex", sm: "grid" },
            flexWrap: "wrap",
            gap: `${space[6]} ${layout.gap}`,
            gridTemplateColumns: { sm: columns(2), lg: columns(12) },
          })}
        >
          <Box sx={{ flexBasis: "100%", gridColumn: { lg: "span 4" } }}>
            <Brand />
            <Note sx={{ maxWidth: "27em", mt: 4 }}>{site.tagline}</Note>
            <Box sx={{ mt: 5, ml: -3 }}>
              <SocialLinks />
            </Box>
          </Box>
          <Box
            component="nav"
            aria-label={labels.footerNavigation}
            sx={{ flexBasis: "100%", gridColumn: { lg: "span 4" } }}
          >
            <Links heading={footer.servicesHeading} links={footer.services} />
          </Box>
          <Box sx={{ flexBasis: "45%", gridColumn: { lg: "span 2" } }}>
            <Links heading={footer.joinHeading} links={footer.join} />
          </Box>
          <Box sx={{ gridColumn: { lg: "span 2" } }}>
            <Links
              heading={footer.contactHeading}
              links={[
                { label: site.email, to: `mailto:${site.email}` },
                { label: site.phone, to: site.phoneHref },
              ]}
            />
          </Box>
        </Box>
        <Caption
          as="div"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            gap: `${space[3]} ${space[6]}`,
            mt: 7,
            pt: 5,
            borderTop: line.hairline,
          }}
        >
          <span>{site.copyright}</span>
          <span>{site.reach}</span>
          <Box
            component="address"
            sx={{ flexBasis: "100%", fontStyle: "normal" }}
          >
            {legal.registeredName}, {legal.registrationNumber},{" "}
            {legal.registeredOffice}
          </Box>
          <nav aria-label={labels.documentNavigation}>
            <Box
              component="ul"
              sx={{
                display: "flex",
                flexWrap: "wrap",
                columnGap: 5,
                // Two or three in a row of a phone.
                "& > li": { minWidth: { xs: "28%", sm: 0 } },
              }}
            >
              {documents.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </Box>
          </nav>
        </Caption>
      </Container>
    </Plane>
  );
}
