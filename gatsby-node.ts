import type { GatsbyNode } from "gatsby";
import { writeBrochure } from "./src/gatsby/brochure/writeBrochure";
import { checkBeforeBuild } from "./src/gatsby/check/checkBeforeBuild";
import { writeDiscoveryFiles } from "./src/gatsby/discovery/writeDiscoveryFiles";
import { copyFeatured } from "./src/gatsby/pictures/copyFeatured";
import { setAvifEffort } from "./src/gatsby/pictures/setAvifEffort";

export { createContentPages as createPages } from "./src/gatsby/pages/createPages";
export { createContentSchema as createSchemaCustomization } from "./src/gatsby/model/fieldExtensions";
export { createContentResolvers as createResolvers } from "./src/gatsby/model/resolvers";
export { excludeUnusedModules as onCreateWebpackConfig } from "./src/gatsby/render/excludeUnusedModules";

export const onPreInit: GatsbyNode["onPreInit"] = (build) => {
  setAvifEffort();
  return checkBeforeBuild(build);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await copyFeatured("public");
  await writeDiscoveryFiles(build);
  await writeBrochure(build);
};
