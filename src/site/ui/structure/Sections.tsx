import { styled } from "@mui/material/styles";
import { Children, Suspense, useDeferredValue, type ReactNode } from "react";
import { usePage } from "../hooks/usePage";

/** Keeps the footer out of the window until the other parts are rendered. */
const Rest = styled("div")({ minHeight: "100vh" });

interface SectionsProps {
  /** The `Seo` of the page. */
  head?: ReactNode;
  /** The parts, first the hero. */
  children: ReactNode;
}

/**
 * The parts of a page from top to bottom. Each part hydrates separately, so that none waits for the others. After a
 * navigation the hero renders first; on a phone it shows in about half the time.
 */
export function Sections({ head, children }: SectionsProps) {
  const { opensAtTop } = usePage();
  const isWhole = useDeferredValue(true, !opensAtTop);
  const parts = Children.toArray(children);
  return (
    <>
      {head}
      {(isWhole ? parts : parts.slice(0, 1)).map((part, index) => (
        // The parts of a page never change their order.
        <Suspense key={index}>{part}</Suspense>
      ))}
      {!isWhole && <Rest />}
    </>
  );
}
