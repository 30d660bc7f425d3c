import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrate = (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/**
 * Hydrates a built page as a transition, in slices, so that no touch or key press waits for all of it. The development
 * server sends pages without content, which Gatsby renders itself.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/** Marks on the `html` element that the page is hydrated: start.js, the journeys. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = "";
}

/** Whether the first page is hydrated. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.ready !== undefined;

/** Leaves the first page as it is without JavaScript: everything unfolded, forms and links plain. */
export function giveUpHydration(): void {
  document.documentElement.classList.remove("js");
}
