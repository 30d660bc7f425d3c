import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import type { PageContext } from "../../common/pageContext";
import type * as Shell from "../layout/Shell";
import { guardPageLoads } from "./guardPageLoads";

/*
 * Makes a built page interactive, after delayedStart.ts has started Gatsby's scripts. Gatsby calls the exported functions
 * in this order. Theme, shell and React DOM start in tasks of their own (docs/quality.md#performance).
 */

/** Lets the browser respond to touches and key presses. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

let shell: typeof Shell;

/** 1. Before Gatsby loads the page's data: lets the loader retry, and evaluates the theme and the shell. */
export async function onClientEntry(): Promise<void> {
  guardPageLoads(window.___loader);
  await nextTask();
  await import(/* webpackMode: "eager" */ "../theme");
  await nextTask();
  shell = await import(/* webpackMode: "eager" */ "../layout/Shell");
}

const hydrate = async (element: ReactNode, container: Element) => {
  await nextTask();
  const client = await import(/* webpackMode: "eager" */ "react-dom/client");
  startTransition(() => {
    client.hydrateRoot(container, element);
  });
};

/**
 * 2. With the page's data: evaluates React DOM, and hydrates as a transition, so that React yields to touches and key
 * presses. In development Gatsby's default is kept, because the server sends no HTML to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/** 3. While React renders: wraps the page in the shell. */
export const wrapPageElement: GatsbyBrowser<
  object,
  PageContext
>["wrapPageElement"] = (args) => shell.wrapPageElement(args);

/** 4. Marks the `html` element as hydrated, for earlyPress.ts and the browser tests. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = "";
}
