import { createContext, useContext } from "react";
import type { Crumb } from "../../common/crumb";

/** What the parts of a page know of it besides its content. */
export interface Page {
  /** Colour scheme of the whole page. */
  readonly colorScheme: "light" | "dark";
  /** The way from the home page to this one; empty at the start and where there is no page. */
  readonly trail: readonly Crumb[];
}

const Context = createContext<Page>({ colorScheme: "light", trail: [] });

/** Tells the tree which page it is. */
export const PageProvider = Context.Provider;

/** The page that is shown. */
export function usePage(): Page {
  return useContext(Context);
}
