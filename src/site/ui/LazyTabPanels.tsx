import type { ComponentProps } from "react";
import { lazyPart } from "../startup/lazyWithRetries";
import type { TabPanels } from "./TabPanels";

/** All panels, one under the other, as without JavaScript. */
const PlainPanels = ({ tabs }: ComponentProps<typeof TabPanels>) =>
  tabs.map(({ value, panel }) => <div key={value}>{panel}</div>);

/** Tabs: 14 KB gzip of MUI, which load while the page hydrates. */
export const LazyTabPanels = lazyPart(
  "The tabs",
  async () => (await import("./TabPanels")).TabPanels,
  PlainPanels,
);
