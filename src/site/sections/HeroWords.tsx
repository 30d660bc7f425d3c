import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { Lead } from "../ui/text/Lead";

interface HeroWordsProps extends Partial<ComponentProps<typeof ActionButtons>> {
  title: string;
  lead?: string | null | undefined;
  /** h1: for a long title of a page that is quieter than others. */
  size?: "display" | "h1";
  /** What stands below the buttons. */
  children?: ReactNode;
}

/** The words of a hero: breadcrumbs, the page's only h1, lead and buttons. */
export const HeroWords = ({
  title,
  lead,
  actions,
  size = "display",
  children,
}: HeroWordsProps) => (
  <Box sx={{ display: "grid", gap: 5 }}>
    <Breadcrumbs />
    <Typography variant={size} component="h1">
      {title}
    </Typography>
    {lead && <Lead>{lead}</Lead>}
    {actions && <ActionButtons actions={actions} />}
    {children}
  </Box>
);
