import type { GatsbyNode } from "gatsby";
import { writeBrochure } from "./src/build/brochure/writeBrochure";
import { checkBeforeBuild } from "./src/build/check/checkBeforeBuild";
import { createContentPages } from "./src/build/pages/createPages";
import { catchUp } from "./src/build/develop/catchUp";
import { followChanges } from "./src/build/develop/followChanges";
import { createContentSchema } from "./src/build/model/createSchema";
import { createContentResolvers } from "./src/build/model/resolvers";
import { shapeBrowserCode } from "./src/build/render/shapeBrowserCode";
import { writeDiscoveryFiles } from "./src/build/discovery/writeDiscoveryFiles";
import { setAvifEffort } from "./src/build/pictures/setAvifEffort";

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
