import { lazyWithRetries } from "../startup/lazyWithRetries";
import { Pending } from "../startup/Pending";
import type { FaqAccordionProps } from "./FaqAccordion";

const marker = "data-accordion";

/**
 * Resolves when the accordion in the server's HTML is within half a window. Resolves immediately after a navigation.
 */
const whenNear = () =>
  new Promise<void>((resolve) => {
    const root =
      typeof document === "undefined"
        ? null
        : document.querySelector(`[${marker}] > *`);
    if (!root) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "50%" },
    );
    observer.observe(root);
  });

const PlainAnswers = ({ items }: FaqAccordionProps) =>
  items.map(({ question, answer }) => (
    <div key={question}>
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));

/** 11 KB gzip of MUI, not needed for the first view. */
const Accordion = lazyWithRetries(
  "The accordion",
  async () => {
    await whenNear();
    return (await import("./FaqAccordion")).FaqAccordion;
  },
  PlainAnswers,
);

/** The accordion. Its code loads when it comes near the window. Its answers are in the server's HTML. */
export const LazyFaqAccordion = (props: FaqAccordionProps) => (
  <div {...{ [marker]: "" }}>
    <Pending>
      <Accordion {...props} />
    </Pending>
  </div>
);
