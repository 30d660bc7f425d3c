import {
  Children,
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type ReactNode,
} from "react";

type Attributes = HTMLAttributes<HTMLElement> &
  Record<`data-${string}`, string | number | true | undefined>;

/** The entries of a list, each with further attributes by its index. */
export const withAttributes = (
  children: ReactNode,
  attributesOf: (index: number) => Attributes | undefined,
) =>
  Children.toArray(children).map((child, index) =>
    isValidElement(child) ? cloneElement(child, attributesOf(index)) : child,
  );
