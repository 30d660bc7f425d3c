import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { withRetries } from "../startup/retry";
import type { FaqAccordionProps } from "./FaqAccordion";

const place = "data-accordion";

/** Resolves when the server's HTML of the accordion is less than half a window away; at once after a navigation. */
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

/** MUI's accordion is 11 KB, which the page need not wait for. */
const Accordion = lazy(
  async (): Promise<{ default: ComponentType<FaqAccordionProps> }> => {
    await whenNear();
    try {
      const { FaqAccordion } = await withRetries(
        () => import("./FaqAccordion"),
      );
      return { default: FaqAccordion };
    } catch (error) {
      logError("The accordion was not loaded.", error);
      return { default: PlainAnswers };
    }
  },
);

/** The accordion, whose code is loaded when it comes near the window. Its answers are in the server's HTML. */
export function LazyFaqAccordion(props: FaqAccordionProps) {
  return (
    <div {...{ [place]: "" }}>
      <Suspense>
        <Accordion {...props} />
      </Suspense>
    </div>
  );
}
