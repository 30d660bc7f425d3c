import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { brochureQuery, type BrochureContent } from "./brochureContent";
import { drawBrochure } from "./drawBrochure";

/** Writes public/brochure.pdf. Throws when the cohort's content cannot be read. */
export async function writeBrochure({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<BrochureContent>(brochureQuery);
  if (!data) throw new Error("The brochure's content cannot be read.");
  await writeFile(
    path.resolve("public/brochure.pdf"),
    await drawBrochure(data),
  );
}
