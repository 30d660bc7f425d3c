import type { PageBuild } from "../../../common/pageBuild";

export const build = { shownFiles: ["categories"] } satisfies PageBuild;
