import { tabStates, type PageBuild } from "../../../common/pageBuild";

interface Content {
  readonly tabs: readonly unknown[];
}

export const build = {
  shownFiles: ["categories"],
  states: ({ tabs }) => tabStates(tabs),
} satisfies PageBuild<unknown, Content>;
