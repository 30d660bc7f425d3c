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
 * Around a part that `React.lazy` loads. Until its code has come and hydrated it, the server's HTML stands, marked
 * `data-pending`: start.js replays a press in it afterwards.
 */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Marked>{children}</Marked>
    </Suspense>
  );
}
