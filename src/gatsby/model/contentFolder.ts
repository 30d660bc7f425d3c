import path from "node:path";

/** The folder that Gatsby reads: content/, or the copy without errors that `npm run develop` keeps. */
export const contentFolder = path.resolve(
  process.env.CONTENT_FOLDER ?? "content",
);
