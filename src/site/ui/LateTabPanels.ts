import { late } from "../startup/late";

/** Tabs whose code comes when they do. */
export const LateTabPanels = late(
  async () => (await import("./TabPanels")).TabPanels,
);
