import { lazyWithRetries } from "../startup/lazyWithRetries";
import { Pending } from "../startup/Pending";
import type { FaqAccordionProps } from "./FaqAccordion";

const place = "data-accordion";

/** Resolves when the server's HTML of the accordion is within half a window; immediately after a navigation. */
const whenNear = () =>
  new Promise<void>((resolve) => {
    const root =
      typeof document === "undefined"
        ? null
        : document.querySelector(`[${place}] > *`);
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

/** The accordion; its code is loaded when it comes near the window. Its answers are in the server's HTML. */
export const LazyFaqAccordion = (props: FaqAccordionProps) => (
  <div {...{ [place]: "" }}>
    <Pending>
      <Accordion {...props} />
    </Pending>
  </div>
);
