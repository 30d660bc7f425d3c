import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";
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

function Pending({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.removeAttribute("data-pending"), []);
  return (
    <div ref={root} data-pending="">
      {children}
    </div>
  );
}

/**
 * A part of a page with code of its own (see lazyWithRetries). Until it is hydrated its HTML is marked `data-pending`,
 * so that replayedPress.js replays an early press in it.
 */
export function lazyPart<Props extends object>(
  ...source: Parameters<typeof lazyWithRetries<Props>>
): ComponentType<Props> {
  const Part = lazyWithRetries(...source);
  return function LazyPart(props) {
    return (
      <Suspense>
        <Pending>
          <Part {...props} />
        </Pending>
      </Suspense>
    );
  };
}
