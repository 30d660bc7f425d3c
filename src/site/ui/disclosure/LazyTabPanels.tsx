import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { lazyPart } from "../../loading/lazyPart";
import type { TabPanels } from "./TabPanels";

/** If the code of the tabs cannot be loaded: all panels, each under the name of its tab, as without JavaScript. */
const FallbackPanels = ({ tabs }: ComponentProps<typeof TabPanels>) =>
  tabs.map(({ value, label, panel }) => (
    <div key={value}>
      <Typography
        id={value}
        variant="h2"
        sx={({ layout }) => ({ paddingBlock: layout.headingGap })}
      >
        {label}
      </Typography>
      {panel}
    </div>
  ));

/** Tabs: 14 KB gzip of MUI, which load while the page hydrates. */
export const LazyTabPanels = lazyPart(
  "The tabs",
  async () => (await import("./TabPanels")).TabPanels,
  FallbackPanels,
);
