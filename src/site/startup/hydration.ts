import { startTransition, type ReactNode } from "react";

/** Lets the browser respond to touches and key presses between two modules that take long to start. */
export const nextTask = () =>
  new Promise<void>((resolve) => setTimeout(resolve));

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (container: Element) => [
  ...container.querySelectorAll<Field>("input, textarea"),
];

/**
 * Returns a function that gives fields which React has replaced the text and the focus that they had. React replaces a
 * part of a page that it cannot hydrate, for instance since the browser has translated it.
 */
function keepTyped(container: Element): () => void {
  const { pathname } = window.location;
  const typed = fieldsIn(container);
  let focused = document.activeElement;
  container.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    if (window.location.pathname !== pathname) return;
    fieldsIn(container).forEach((field, index) => {
      const before = typed[index];
      if (!before || before === field) return;
      typed[index] = field;
      field.value ||= before.value;
      if (before === focused) field.focus({ preventScroll: true });
    });
  };
}

const hydrate = async (element: ReactNode, container: Element) => {
  await nextTask();
  const client = await import(/* webpackMode: "eager" */ "react-dom/client");
  const restoreTyped = keepTyped(container);
  startTransition(() => {
    client.hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        reportError(error);
        restoreTyped();
      },
    });
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
