import type { GatsbyNode } from "gatsby";
import { writeBrochure } from "./src/brochure/writeBrochure";
import { checkBeforeBuild } from "./src/content-model/checkBeforeBuild";
import { createContentPages } from "./src/content-model/createPages";
import { createContentSchema } from "./src/content-model/createSchema";
import { createContentResolvers } from "./src/content-model/resolvers";
import { shapeBrowserCode } from "./src/layout/shapeBrowserCode";
import { writeDiscoveryFiles } from "./src/discovery/writeDiscoveryFiles";
import { setAvifEffort } from "./src/pictures/setAvifEffort";

export const onPreInit: GatsbyNode["onPreInit"] = (build) => {
  setAvifEffort();
  return checkBeforeBuild(build);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;
export const createResolvers: GatsbyNode["createResolvers"] =
  createContentResolvers;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] =
  shapeBrowserCode;
export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await writeDiscoveryFiles(build);
  await writeBrochure(build);
};
