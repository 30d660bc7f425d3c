import { startTransition, type ReactNode } from "react";

/**
 * Hydrates in slices, so that a visitor's first touch or key press never waits for it.
 * React DOM is evaluated here, when the page's code has been: one long task less.
 */
export const replaceHydrateFunction =
  () =>
  async (element: ReactNode, container: Element): Promise<void> => {
    const { createRoot, hydrateRoot } = await import(
      /* webpackMode: "eager" */ "react-dom/client"
    );
    // The development server sends pages without content.
    if (process.env.NODE_ENV === "development")
      createRoot(container).render(element);
    else
      startTransition(() => {
        hydrateRoot(container, element);
      });
  };
