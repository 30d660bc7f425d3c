import { startTransition, type ReactNode } from "react";

/** Lets the browser respond to touches and key presses between two modules that take long to start. */
export const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(resolve));

const hydrate = async (element: ReactNode, container: Element) => {
  await nextTask();
  const client = await import(/* webpackMode: "eager" */ "react-dom/client");
  startTransition(() => {
    client.hydrateRoot(container, element);
  });
};

/**
 * Hydrates a built page as a transition, so that React yields to touches and key presses, after React DOM has started in
 * a task of its own. In development Gatsby's default is kept, because the server sends no HTML to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/** Marks the `html` element as hydrated, for delayedScripts.js and the browser tests. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = "";
}

/** Whether the first page is hydrated. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.ready !== undefined;
