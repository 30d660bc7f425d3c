import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates a built page as a transition, so that React yields to touches and key presses. In development Gatsby's default is
 * kept, because the server sends no HTML to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;

/** Marks the `html` element as hydrated, for start.js and the browser tests. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = "";
}

/** Whether the first page is hydrated. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.ready !== undefined;
