import { field } from "../../common/field";

declare global {
  interface Window {
    /** Gatsby's hash of the build that the page belongs to. */
    ___webpackCompilationHash: string;
  }
}

const reloadedFor = "reloaded-for-build";

/** Whether the server has a build that is newer than the page, and the page was not yet loaded again for it. */
async function hasNewBuild(): Promise<boolean> {
  try {
    const answer = await fetch("/page-data/app-data.json", {
      cache: "no-store",
    });
    const build = String(field(await answer.json(), "webpackCompilationHash"));
    if (build === window.___webpackCompilationHash) return false;
    if (sessionStorage.getItem(reloadedFor) === build) return false;
    sessionStorage.setItem(reloadedFor, build);
    return true;
  } catch {
    // Without a connection, or if the browser forbids storage.
    return false;
  }
}

/**
 * Loads code that a page starts without. If the page's build has been replaced on the server, so that its files are
 * gone, the page is loaded again, once (docs/product.md#faults).
 *
 * @throws When the code cannot be loaded.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await hasNewBuild())) throw error;
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}
