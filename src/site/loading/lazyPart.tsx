import {
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { lazyWithRetries } from "./lazyWithRetries";

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
 * so that an early press in it is kept (earlyPress.ts).
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
