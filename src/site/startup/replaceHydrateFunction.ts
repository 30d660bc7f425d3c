import { startTransition, type ReactNode } from "react";

/**
 * Hydrates in slices, so that a visitor's first touch or key press never waits for it; at once where a press waits already.
 * React DOM is evaluated here, when the page's code has been: one long task less.
 */
export const replaceHydrateFunction =
  () =>
  async (element: ReactNode, container: Element): Promise<void> => {
    const { createRoot, hydrateRoot } = await import(
      /* webpackMode: "eager" */ "react-dom/client"
    );
    const hydrate = () => hydrateRoot(container, element);
    // The development server sends pages without content.
    if (process.env.NODE_ENV === "development")
      createRoot(container).render(element);
    // Marked by startScripts.
    else if (document.querySelector("[aria-busy]")) hydrate();
    else startTransition(() => void hydrate());
  };
