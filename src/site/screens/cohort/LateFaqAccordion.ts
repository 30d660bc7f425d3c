import { late } from "../../startup/late";

/** Questions and answers whose code comes when they do. */
export const LateFaqAccordion = late(
  async () => (await import("../../ui/FaqAccordion")).FaqAccordion,
);
