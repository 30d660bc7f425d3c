import { lazy, Suspense, type ComponentType } from "react";
import { loadCode } from "./loadCode";
import { withRetries } from "./retry";

const markHydrated = (root: HTMLElement | null) =>
  root?.removeAttribute("data-pending");

/**
 * A part of a page with code of its own, which is retried (docs/product.md#retries). Until it is hydrated its HTML is
 * marked `data-pending`, so that an early press in it is kept (earlyPress.ts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await loadCode(() => withRetries(load)),
  }));
  return function LazyPart(props) {
    return (
      <Suspense>
        <div ref={markHydrated} data-pending="">
          <Part {...props} />
        </div>
      </Suspense>
    );
  };
}
