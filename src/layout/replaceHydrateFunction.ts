import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in slices, so that the first touch or key press of a visitor never waits for it. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element, container) => {
    startTransition(() => {
      if (container) hydrateRoot(container, element);
    });
  };
