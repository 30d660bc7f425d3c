import { createContext, useContext } from "react";
import type { PageContext } from "../../../common/pageContext";

/** Data about the current page that is not part of its content. */
export type Page = Omit<PageContext, "structuredData">;

const Context = createContext<Page>({
  pagePath: "/",
  colorScheme: "light",
  today: "",
});

/** Provides the current page to the tree. */
export const PageProvider = Context.Provider;

/** The current page. */
export function usePage(): Page {
  return useContext(Context);
}
