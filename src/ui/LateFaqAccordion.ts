import { late } from "./late";

/** Questions and answers whose code comes when they do. */
export const LateFaqAccordion = late(
  async () => (await import("./FaqAccordion")).FaqAccordion,
);
