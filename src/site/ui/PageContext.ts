import { createContext, useContext } from "react";
import type { PageContext } from "../../common/pageContext";

/** What the parts of a page know of it; of a path without a page the build says no more. */
export type Page = Pick<PageContext, "path" | "colorScheme" | "trail">;

const Context = createContext<Page>({ path: "/", colorScheme: "light" });

/** Tells the tree which page it is. */
export const PageProvider = Context.Provider;

/** The page that is shown. */
export function usePage(): Page {
  return useContext(Context);
}
