import type { PageBuild } from "../../../common/pageBuild";

export const build = {
  shownFiles: ["gallery", "victory-voices"],

  states: () => [
    {
      name: "1440 dialog",
      steps: ["[aria-labelledby=gallery] button >> nth=-1"],
      shows: "dialog img",
    },
  ],
} satisfies PageBuild;
