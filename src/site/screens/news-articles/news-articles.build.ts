import { tabStates, type PageBuild } from "../../../common/pageBuild";

interface PageContent {
  readonly tabs: readonly unknown[];
}

export const build = {
  shownFiles: ["categories"],
  states: ({ tabs }) => tabStates(tabs),
} satisfies PageBuild<unknown, PageContent>;
