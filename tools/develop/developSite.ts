import { runDevelopmentServer } from "../develop";
import { startContentMirror } from "./contentMirror";
import type { Previews } from "./previews";

/** What the development server reads: content/ when it was last valid. */
export const contentMirror = ".develop/content";

/**
 * Runs the development server on a copy of the content: the pages stay as they were until a mistake in content/ is
 * corrected.
 *
 * @param args For `gatsby develop`.
 * @param previews What the editor shows before it is saved.
 * @returns Its exit code, when it ends.
 */
export async function developSite(
  args: readonly string[],
  previews?: Previews,
): Promise<number> {
  await startContentMirror({
    source: "content",
    mirror: contentMirror,
    tell: (text) => console.log(`\n${text}\n`),
    previews,
  });
  process.env.CONTENT_FOLDER = contentMirror;
  return runDevelopmentServer(args);
}
