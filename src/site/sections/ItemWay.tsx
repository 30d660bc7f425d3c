import { styled } from "@mui/material/styles";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { arrowBack } from "../ui/iconPaths";
import { TextLink } from "../ui/TextLink";

const Root = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 32px",
  marginBottom: "clamp(1rem, 2vw, 2rem)",
});

/** Above an item's title: back to where it is listed, and the trail that leads to it. */
export function ItemWay({ href, label }: { href: string; label: string }) {
  return (
    <Root>
      <TextLink href={href} label={label} icon={arrowBack} />
      <Breadcrumbs />
    </Root>
  );
}
