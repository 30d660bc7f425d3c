/**
 * `npm run typegen`: writes the types of queries to src/gatsby-types.d.ts, as a build does, but in seconds. A query that
 * does not fit the content model is an error. This is JavaScript, since Gatsby's own modules have few types.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import gatsbyConfig from "../gatsby-config.ts";
import { createSchemaCustomization } from "../src/gatsby/model/createSchemaCustomization.ts";
import { createResolvers } from "../src/gatsby/model/resolvers/createResolvers.ts";

const root = process.cwd();
// Of each process its own, since a copy of the repository may share the packages.
const data = path.resolve(`node_modules/.cache/typegen-${process.pid}`);
Object.assign(process.env, {
  GATSBY_TELEMETRY_DISABLED: "1",
  // Errors end the process.
  gatsby_executing_command: "build",
});

// Gatsby keeps data and compiled code in its folder. Not in the build's, which may run meanwhile.
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
process.on("exit", () => rmSync(data, { recursive: true, force: true }));
process.chdir(data);
const { store } = await import("gatsby/dist/redux/index.js");
const { getDataStore } = await import("gatsby/dist/datastore/index.js");
await getDataStore().ready();
process.chdir(root);

const { setSiteConfig } = await import("gatsby/dist/redux/actions/internal.js");
const { loadPlugins } =
  await import("gatsby/dist/bootstrap/load-plugins/index.js");
const { setGatsbyPluginCache } =
  await import("gatsby/dist/utils/import-gatsby-plugin.js");
const customization =
  await import("gatsby/dist/utils/create-schema-customization.js");
const { default: sourceNodes } =
  await import("gatsby/dist/utils/source-nodes.js");
const { build: buildSchema } = await import("gatsby/dist/schema/index.js");
const { default: compileQueries } =
  await import("gatsby/dist/query/query-compiler.js");
const { writeTypeScriptTypes } =
  await import("gatsby/dist/utils/graphql-typegen/ts-codegen.js");

const config = gatsbyConfig.default ?? gatsbyConfig;
store.dispatch({
  type: "SET_PROGRAM",
  payload: { directory: root, extensions: [".ts", ".tsx"] },
});
store.dispatch(setSiteConfig(config));
const plugins = await loadPlugins(config, data);
const site = plugins.find(({ name }) => name === "default-site-plugin");
const api = { createSchemaCustomization, createResolvers };
site.nodeAPIs = Object.keys(api);
setGatsbyPluginCache(site, "gatsby-node", api);

await customization.createSchemaCustomization({});
await sourceNodes({});
await buildSchema({});
await compileQueries();
const { schema, definitions } = store.getState();
await writeTypeScriptTypes(root, schema, definitions, {
  typesOutputPath: "src/gatsby-types.d.ts",
  ...config.graphqlTypegen,
});
process.exit();
