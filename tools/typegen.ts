import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import gatsbyConfig from "../gatsby-config";
import { createSchemaCustomization } from "../src/gatsby/model/createSchemaCustomization";
import { createResolvers } from "../src/gatsby/model/resolvers/createResolvers";
import { reportAndFail } from "./report";

/** Opens Gatsby's store in a folder that the process's end removes. Not in the build's, which may run meanwhile. */
async function openStore(folder: string) {
  const root = process.cwd();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Gatsby keeps data and compiled code in the folder in which its modules are loaded.
  process.chdir(folder);
  const { store } = await import("gatsby/dist/redux");
  const { getDataStore } = await import("gatsby/dist/datastore");
  await getDataStore().ready();
  process.chdir(root);
  return store;
}

/**
 * `npm run typegen`: writes the types of queries to src/gatsby-types.d.ts, as a build does, but in seconds. A query that
 * does not fit the content model is an error.
 */
async function writeTypes(): Promise<void> {
  const root = process.cwd();
  Object.assign(process.env, {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Errors end the process.
    gatsby_executing_command: "build",
  });
  // Of each process its own, since a copy of the repository may share the packages.
  const data = path.resolve(`node_modules/.cache/typegen-${process.pid}`);
  const store = await openStore(data);
  const { setSiteConfig } = await import("gatsby/dist/redux/actions/internal");
  const { loadPlugins } =
    await import("gatsby/dist/bootstrap/load-plugins/index");
  const { setGatsbyPluginCache } =
    await import("gatsby/dist/utils/import-gatsby-plugin");
  const customization =
    await import("gatsby/dist/utils/create-schema-customization");
  const { default: sourceNodes } =
    await import("gatsby/dist/utils/source-nodes");
  const { build: buildSchema } = await import("gatsby/dist/schema");
  const { default: compileQueries } =
    await import("gatsby/dist/query/query-compiler");
  const { writeTypeScriptTypes } =
    await import("gatsby/dist/utils/graphql-typegen/ts-codegen");

  store.dispatch({
    type: "SET_PROGRAM",
    payload: { directory: root, extensions: [".ts", ".tsx"] },
  });
  store.dispatch(setSiteConfig(gatsbyConfig));
  const { config } = store.getState();
  const plugins = await loadPlugins(config, data);
  const site = plugins.find(({ name }) => name === "default-site-plugin");
  if (!site || !config.graphqlTypegen)
    throw new Error("Gatsby does not read gatsby-config.ts as it used to.");
  const api = { createSchemaCustomization, createResolvers };
  site.nodeAPIs = Object.keys(api);
  setGatsbyPluginCache(site, "gatsby-node", api);

  await customization.createSchemaCustomization({});
  await sourceNodes({ webhookBody: {} });
  await buildSchema({});
  await compileQueries();
  const { schema, definitions } = store.getState();
  await writeTypeScriptTypes(root, schema, definitions, config.graphqlTypegen);
}

writeTypes()
  .catch(reportAndFail)
  .finally(() => process.exit());
