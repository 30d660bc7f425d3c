import { createContext, useContext } from "react";
import type { PageContext } from "../../common/pageContext";

/** What the parts of a page know of it besides its content. */
export interface Page extends Pick<
  PageContext,
  "pagePath" | "colorScheme" | "trail" | "clock"
> {
  /** True when a navigation led to its top: not when it was loaded. */
  opensAtTop?: boolean;
}

const Context = createContext<Page>({ pagePath: "/", colorScheme: "light" });

/** Gives the tree the page that is shown. */
export const PageProvider = Context.Provider;

/** The page that is shown. */
export function usePage(): Page {
  return useContext(Context);
}
