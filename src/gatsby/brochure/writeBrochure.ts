import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../model/contentFolder";
import { siteToday } from "../model/publication";
import { queryOrThrow } from "../model/queryOrThrow";
import { brochureQuery, type BrochureContent } from "./brochureContent";
import { drawBrochure } from "./drawBrochure";

/** Writes public/brochure.pdf. Throws when the cohort's content cannot be read. */
export async function writeBrochure({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const content = await queryOrThrow<BrochureContent>(
    graphql,
    brochureQuery,
    "The brochure's content",
  );
  await writeFile(
    path.resolve("public/brochure.pdf"),
    await drawBrochure(content, siteToday(contentFolder)),
  );
}
