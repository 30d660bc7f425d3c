import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execute, parse } from "graphql";
import type { ResolverContext } from "../../src/content-model/fieldExtensions";
import { argumentsOf, resolveField } from "./content/fieldResolver";
import { readNodes, type Node } from "./content/nodes";
import { buildContentSchema, rootField } from "./content/schema";

const nodes = readNodes();
const typeByRootField = new Map(
  [...nodes.keys()].map((type) => [rootField(type), type]),
);
const schema = buildContentSchema([...nodes.keys()]);

const isMatch = (node: Node, filter: Node) =>
  Object.entries(filter).every(
    ([field, condition]) =>
      JSON.stringify(condition) === JSON.stringify({ eq: node[field] }),
  );

const context: ResolverContext = {
  nodeModel: {
    findOne: <T>(wanted: { type: string; query: { filter?: Node } }) => {
      const { type, query } = wanted;
      const node = nodes
        .get(type)
        ?.find((candidate) => isMatch(candidate, query.filter ?? {}));
      return Promise.resolve((node ?? null) as T | null);
    },
  },
};

/** Every query and fragment of the site's components. */
function readQueries(): string {
  return ["screens", "sections", "contact", "layout"]
    .flatMap((folder) =>
      readdirSync(path.join("src", folder)).map((file) =>
        readFileSync(path.join("src", folder, file), "utf8"),
      ),
    )
    .flatMap((text) =>
      [...text.matchAll(/graphql`([^`]*)`/g)].map(([, query]) => query),
    )
    .join("\n");
}

/**
 * Runs a query of the site's components on the real content, as the build does; pictures are stand-ins.
 *
 * @param operationName Name of the query, such as "ConsultingScreen".
 * @throws What a resolver threw, such as a reference without an entry.
 */
export async function queryContent<T>(operationName: string): Promise<T> {
  const { data, errors } = await execute({
    schema,
    document: parse(readQueries()),
    operationName,
    rootValue: {
      site: { siteMetadata: { siteUrl: "https://www.example.com" } },
    },
    contextValue: context,
    fieldResolver: (source, args, resolverContext, info) => {
      const [field] = info.fieldNodes;
      const type = typeByRootField.get(info.fieldName);
      return info.parentType.name === "Query" && type && field
        ? context.nodeModel.findOne({
            type,
            query: { filter: argumentsOf(field) },
          })
        : resolveField(source, args, resolverContext, info);
    },
  });
  if (errors?.[0]) throw errors[0];
  return data as T;
}
