import { Suspense, useEffect, useRef, type ReactNode } from "react";

function Marked({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.removeAttribute("data-pending"), []);
  return (
    <div ref={root} data-pending="">
      {children}
    </div>
  );
}

/**
 * Wraps a part that `React.lazy` loads. Until it is hydrated its HTML is marked `data-pending`, so that start.js replays
 * an early press in it.
 */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Marked>{children}</Marked>
    </Suspense>
  );
}
