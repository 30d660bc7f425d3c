import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { Badge } from "../ui/text/Badge";
import { Lead } from "../ui/text/Lead";

/** Id of the h1, which names an article or event. */
export const pageTitleId = "title";

interface HeroWordsProps extends Partial<ComponentProps<typeof ActionButtons>> {
  title: string;
  lead?: string | null | undefined;
  /** h1: for a long title of a page that is quieter than others. */
  size?: "display" | "h1";
  /** Above the title, in place of the breadcrumbs. */
  above?: ReactNode;
  /** Of an article or event. */
  category?: ComponentProps<typeof Badge>["category"];
  /** What stands below the buttons. */
  children?: ReactNode;
}

/** The words of a hero: breadcrumbs, category, the page's only h1, lead and buttons. */
export const HeroWords = ({
  title,
  lead,
  actions,
  size = "display",
  above = <Breadcrumbs />,
  category,
  children,
}: HeroWordsProps) => (
  <Box sx={{ display: "grid", gap: 5 }}>
    <div>{above}</div>
    {category && <Badge category={category} />}
    <Typography variant={size} component="h1" id={pageTitleId}>
      {title}
    </Typography>
    {lead && <Lead>{lead}</Lead>}
    {actions && <ActionButtons actions={actions} />}
    {children}
  </Box>
);
