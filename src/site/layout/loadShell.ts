import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "../../common/pageContext";
import { nextTask } from "../startup/hydration";
import type * as Shell from "./Shell";

let shell: typeof Shell;

/** Evaluates the theme and the shell in tasks of their own (docs/performance.md), before Gatsby renders a page. */
export async function loadShell(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ "../theme");
  await nextTask();
  shell = await import(/* webpackMode: "eager" */ "./Shell");
}

/** Wraps a page in the loaded shell. */
export const wrapPageElement: GatsbyBrowser<
  object,
  Partial<PageContext>
>["wrapPageElement"] = (args) => shell.wrapPageElement(args);
