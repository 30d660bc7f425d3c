import { lazy, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { loadCode } from "./loadCode";
import { withRetries } from "./retry";

/**
 * `React.lazy` that retries (docs/product.md#retries) and renders a fallback when the code cannot be loaded.
 *
 * @param name Subject of the logged error.
 */
export const lazyWithRetries = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await withRetries(() => loadCode(load)) };
    } catch (error) {
      logError(`${name} could not be loaded.`, error);
      return { default: Fallback };
    }
  });
