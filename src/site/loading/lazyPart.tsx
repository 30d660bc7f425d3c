import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { loadCode } from "./loadCode";
import { withRetries } from "./retry";

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
 * A part of a page with code of its own, which is retried (docs/product.md#retries). Until it is hydrated its HTML is
 * marked `data-pending`, so that an early press in it is kept (earlyPress.ts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loadPart = async () => ({
    default: await loadCode(() => withRetries(load)),
  });
  const Part = lazy(loadPart);
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
