import type { ComponentProps } from "react";
import { lazyWithRetries } from "../startup/lazyWithRetries";
import { Pending } from "../startup/Pending";
import type { TabPanels } from "./TabPanels";

type TabPanelsProps = ComponentProps<typeof TabPanels>;

/** All panels, one under the other, as without JavaScript. */
const PlainPanels = ({ tabs }: TabPanelsProps) =>
  tabs.map(({ value, panel }) => <div key={value}>{panel}</div>);

/** 14 KB gzip of MUI, not needed for the first view. */
const Panels = lazyWithRetries(
  "The tabs",
  async () => (await import("./TabPanels")).TabPanels,
  PlainPanels,
);

/** Tabs. Their code loads while the page hydrates. */
export const LazyTabPanels = (props: TabPanelsProps) => (
  <Pending>
    <Panels {...props} />
  </Pending>
);
