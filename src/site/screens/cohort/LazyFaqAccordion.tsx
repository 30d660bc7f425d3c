import { lazyPart } from "../../loading/lazyPart";

/** The accordion: 11 KB gzip of MUI, which load while the page hydrates. The server's HTML has its answers. */
export const LazyFaqAccordion = lazyPart(
  async () => (await import("./FaqAccordion")).FaqAccordion,
);
