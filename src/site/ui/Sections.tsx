import { Children, Suspense, type ReactNode } from "react";

/** The parts of a page from top to bottom. Each hydrates on its own, so that no visitor waits for all of them at once. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}
