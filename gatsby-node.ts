import type { GatsbyNode } from "gatsby";
import site from "./content/site.json";
import { checkSite } from "./src/gatsby/check/checkContent";
import { launchWarnings } from "./src/gatsby/check/launch";
import { reportProblems } from "./src/gatsby/content/problem";
import { writeDiscoveryFiles } from "./src/gatsby/discovery/discoveryFiles";
import { writeSchemas } from "./src/gatsby/model/schemaFiles";

export { watchContent as onCreateDevServer } from "./src/gatsby/check/watchContent";
export { createPages } from "./src/gatsby/pages/createPages";
export { createSchemaCustomization } from "./src/gatsby/model/createSchemaCustomization";
export { createResolvers } from "./src/gatsby/model/resolvers/createResolvers";
export { onCreateWebpackConfig } from "./src/gatsby/render/onCreateWebpackConfig";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await writeSchemas();
  const problems = await checkSite();
  const { text, errorCount } = reportProblems(problems);
  if (errorCount > 0) reporter.panic(text);
  else reporter.info(text);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await writeDiscoveryFiles(build);
  for (const warning of launchWarnings(site)) build.reporter.warn(warning);
};
