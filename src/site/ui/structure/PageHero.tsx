import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../links/Breadcrumbs";
import { Section } from "./Section";
import { Lead } from "../text/Lead";
import { space } from "../../theme/tokens";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: theme.layout.pageTop,
}));

const Words = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[5]} ${layout.gap}`,
  [breakpoints.up("md")]: { gridTemplateColumns: "7fr 5fr", alignItems: "end" },
}));

const Trail = styled(Breadcrumbs)({ gridColumn: "1 / -1" });

const Art = styled("div")({ marginTop: space[7] });

interface PageHeroProps {
  title: string;
  lead: string;
  /** A Picture or a list over the full width. */
  picture?: ReactNode;
  size?: "display" | "h1";
  className?: string;
}

/** The hero of a page, with its only h1. Styles may change the slots `words` and `title`. */
export function PageHero({
  title,
  lead,
  picture,
  size = "display",
  className,
}: PageHeroProps) {
  return (
    <Root className={className}>
      <Words data-slot="words">
        <Trail />
        <Typography variant={size} data-slot="title">
          {title}
        </Typography>
        <Lead>{lead}</Lead>
      </Words>
      {picture && <Art>{picture}</Art>}
    </Root>
  );
}
