import { lazyPart } from "../../loading/lazyPart";
import type { FaqAccordionProps } from "./FaqAccordion";

const FallbackAnswers = ({ items }: FaqAccordionProps) =>
  items.map(({ question, answer }, index) => (
    <div key={index}>
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));

/** The accordion: 11 KB gzip of MUI, which load while the page hydrates. The server's HTML has its answers. */
export const LazyFaqAccordion = lazyPart(
  "The accordion",
  async () => (await import("./FaqAccordion")).FaqAccordion,
  FallbackAnswers,
);
