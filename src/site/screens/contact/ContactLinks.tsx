import Box from "@mui/material/Box";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/contactIconPaths";

/** The firm's phone number and e-mail address. */
export function ContactLinks() {
  const { site } = useShell();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6 }}>
      <TextLink to={site.phoneHref} label={site.phone} icon={phone} />
      <TextLink to={`mailto:${site.email}`} label={site.email} icon={mail} />
    </Box>
  );
}
