import type { BuildArgs } from "gatsby";
import { queryOrThrow } from "../model/queryOrThrow";
import { filesBelow } from "./filesBelow";
import { writePublicFiles, type PublicFile } from "./writePublicFiles";

// In lower case, "graphql" makes Gatsby generate the result's type and keeps Prettier from formatting the query.
const query = /* graphql */ `
  query PagePaths { allSitePage { nodes { path } } }
`;

/** Writes the build's own files to public/, beside Gatsby's pages and the files of static/. Throws if two have one path. */
export async function writeBuildFiles(
  { graphql, cache }: Pick<BuildArgs, "graphql" | "cache">,
  files: readonly PublicFile[],
): Promise<void> {
  const { allSitePage } = await queryOrThrow<Queries.PagePathsQuery>(
    graphql,
    query,
  );
  const pages = allSitePage.nodes.map(({ path }) =>
    `${path}/index.html`.replace(/^\/+/, ""),
  );
  const others = [...pages, "404.html", ...filesBelow("static")];
  const key = "build files";
  const earlier = (await cache.get(key)) as readonly string[] | undefined;
  await writePublicFiles("public", files, others, earlier ?? []);
  await cache.set(
    key,
    files.map(([name]) => name),
  );
}
