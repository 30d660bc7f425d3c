import type { GatsbyNode } from "gatsby";
import { writeBrochure } from "./src/gatsby/brochure/writeBrochure";
import { checkBeforeBuild } from "./src/gatsby/check/checkBeforeBuild";
import { createContentPages } from "./src/gatsby/pages/createPages";
import { createContentSchema } from "./src/gatsby/model/fieldExtensions";
import { createContentResolvers } from "./src/gatsby/model/resolvers";
import { excludeUnusedModules } from "./src/gatsby/render/excludeUnusedModules";
import { writeDiscoveryFiles } from "./src/gatsby/discovery/writeDiscoveryFiles";
import { copyFeatured } from "./src/gatsby/pictures/copyFeatured";
import { setAvifEffort } from "./src/gatsby/pictures/setAvifEffort";

export const onPreInit: GatsbyNode["onPreInit"] = (build) => {
  setAvifEffort();
  return checkBeforeBuild(build);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;
export const createResolvers: GatsbyNode["createResolvers"] =
  createContentResolvers;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  excludeUnusedModules;
export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await copyFeatured("public");
  await writeDiscoveryFiles(build);
  await writeBrochure(build);
};
