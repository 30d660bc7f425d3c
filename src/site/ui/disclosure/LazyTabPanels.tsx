import { lazyPart } from "../../loading/lazyPart";

/** Tabs: 14 KB gzip of MUI, which load while the page hydrates. */
export const LazyTabPanels = lazyPart(
  async () => (await import("./TabPanels")).TabPanels,
);
