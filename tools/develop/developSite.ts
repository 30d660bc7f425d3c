import {
  missingMailKeys,
  selectMailStandIn,
  standInPort,
} from "../environment";
import { forgetUnsafeMemory } from "../buildMemory";
import { startMailStandIn } from "../mail-stand-in";
import { runPackage } from "../run";
import { removeStamp } from "../stamp";
import { startContentMirror } from "./contentMirror";
import type { Previews } from "./previews";

/** What the development server reads: content/ as it was when it was last in order. */
export const contentMirror = ".develop/content";

/**
 * Runs Gatsby's development server, which shows every change at once, and the mail stand-in if no mail keys are set.
 * Mistakes in content/ are told in the terminal, and the pages stay as they were until they are mended.
 *
 * @param args For `gatsby develop`.
 * @param previews What the editor shows before it is saved.
 * @returns Its exit code, when it ends.
 */
export async function developSite(
  args: readonly string[],
  previews?: Previews,
): Promise<number> {
  if (missingMailKeys().length > 0) {
    selectMailStandIn();
    await startMailStandIn({ port: standInPort });
    console.log("Mail: kept in .mailbox/ (no mail keys are set)");
  }
  await startContentMirror({
    source: "content",
    mirror: contentMirror,
    tell: (text) => console.log(`\n${text}\n`),
    previews,
  });
  process.env.CONTENT_FOLDER = contentMirror;
  // The development server writes into public/, too.
  removeStamp();
  forgetUnsafeMemory();
  return runPackage("gatsby/cli.js", ["develop", ...args]);
}
