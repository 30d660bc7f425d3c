import type { PageBuild } from "../../../common/pageBuild";

export const build = {
  shownFiles: ["gallery", "victory-voices"],
} satisfies PageBuild;
