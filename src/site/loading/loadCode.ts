import { field } from "../../common/field";

/** Whether a file of the page's build is gone: a new build has replaced it. */
const isGone = (error: unknown) =>
  field(error, "name") === "ChunkLoadError" && navigator.onLine;

/**
 * Loads code that a page starts without. If the page's build has been replaced on the server, the page is loaded again,
 * once (docs/product.md#faults).
 *
 * @throws When the code cannot be loaded.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { history } = window;
    if (!isGone(error) || field(history.state, "wasReloaded")) throw error;
    const state = Object.assign({}, history.state, { wasReloaded: true });
    history.replaceState(state, "");
    window.location.reload();
    return new Promise(() => undefined);
  }
}
