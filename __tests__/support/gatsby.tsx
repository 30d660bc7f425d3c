import type { ComponentProps } from "react";
import { staticQueryData } from "./pageData";

/** Stands in for the `gatsby` module in unit tests. */

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: object;
}

/** Gatsby's Link as a plain anchor. */
export function Link({
  to,
  children,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ...anchor
}: LinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}

/** The query tag; returns the query text. */
export const graphql = (query: TemplateStringsArray) => query.join("");

/** Gives what the build found. */
export const useStaticQuery = staticQueryData;

export const navigate = jest.fn();
