import { Suspense, type ReactNode } from "react";

const unmark = (root: Element | null) => root?.removeAttribute("data-pending");

/**
 * Wraps a part that `React.lazy` loads. Until it is hydrated its HTML is marked `data-pending`, so that start.js replays
 * an early press in it.
 */
export const Pending = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <div ref={unmark} data-pending="">
      {children}
    </div>
  </Suspense>
);
