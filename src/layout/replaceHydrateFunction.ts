import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in slices, so that a visitor's first touch or key press never waits for it. */
export const replaceHydrateFunction =
  () =>
  (element: ReactNode, container: Element): void => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
