import type { GatsbyNode } from "gatsby";
import { writeBrochure } from "./src/gatsby/brochure/writeBrochure";
import { checkBeforeBuild } from "./src/gatsby/check/checkBeforeBuild";
import { createContentPages } from "./src/gatsby/pages/createPages";
import { catchUp } from "./src/gatsby/develop/catchUp";
import { followChanges } from "./src/gatsby/develop/followChanges";
import { createContentSchema } from "./src/gatsby/model/fieldExtensions";
import { createContentResolvers } from "./src/gatsby/model/resolvers";
import { shapeBrowserCode } from "./src/gatsby/render/shapeBrowserCode";
import { writeDiscoveryFiles } from "./src/gatsby/discovery/writeDiscoveryFiles";
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
  shapeBrowserCode;
export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (server) => {
  followChanges(server);
  catchUp();
};
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await writeDiscoveryFiles(build);
  await writeBrochure(build);
};
