import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execute, isInterfaceType, isObjectType, parse } from "graphql";
import type { ResolverContext } from "../../src/build/model/fieldExtensions";
import { argumentsOf, resolveField } from "./content/fieldResolver";
import { readNodes, type Node } from "./content/nodes";
import {
  buildContentSchema,
  interfaces,
  listField,
  rootField,
} from "./content/schema";
import { selectNodes, type Selection } from "./content/selectNodes";

const nodes = readNodes();
const schema = buildContentSchema([...nodes.keys()]);

/** Nodes of a type, or of all types that have an interface. */
function nodesOf(type: string): readonly Node[] {
  if (!isInterfaceType(schema.getType(type))) return nodes.get(type) ?? [];
  return [...nodes].flatMap(([name, ofType]) => {
    const object = schema.getType(name);
    const isMember =
      isObjectType(object) &&
      object.getInterfaces().some((each) => each.name === type);
    return isMember ? ofType : [];
  });
}

const types = [...nodes.keys(), ...interfaces];
const typeByRootField = new Map(types.map((type) => [rootField(type), type]));
const typeByListField = new Map(types.map((type) => [listField(type), type]));

const context: ResolverContext = {
  nodeModel: {
    findOne: <T>({
      type,
      query,
    }: {
      type: string;
      query: Pick<Selection, "filter">;
    }) => {
      const [node = null] = selectNodes(nodesOf(type), query);
      return Promise.resolve(node as T | null);
    },
  },
};

/** What a field of the query itself gives: one node, a list of nodes, or nothing that the content holds. */
function resolveRoot(name: string, selection: Selection): object | undefined {
  const ofList = typeByListField.get(name);
  if (ofList) return { nodes: selectNodes(nodesOf(ofList), selection) };
  const ofOne = typeByRootField.get(name);
  return ofOne ? selectNodes(nodesOf(ofOne), selection)[0] : undefined;
}

/** Every query and fragment of the site's components. */
function readQueries(): string {
  return readdirSync("src", { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .flatMap((text) =>
      [...text.matchAll(/graphql`([^`]*)`/g)].map(([, query]) => query),
    )
    .join("\n");
}

/**
 * Runs a query of the site's components on the real content, as the build does; pictures are stand-ins.
 *
 * @param operationName Name of the query, such as "ServicesConsultingScreen".
 * @param variables What the page context gives the query, such as a content id.
 * @throws What a resolver threw, such as a reference without an entry.
 */
export async function queryContent<T>(
  operationName: string,
  variables: object = {},
): Promise<T> {
  const variableValues: Node = { ...variables };
  const { data, errors } = await execute({
    schema,
    document: parse(readQueries()),
    operationName,
    variableValues,
    rootValue: {
      site: { siteMetadata: { siteUrl: "https://www.example.com" } },
    },
    contextValue: context,
    fieldResolver: (source, args, resolverContext, info) => {
      const [field] = info.fieldNodes;
      const ofContent =
        info.parentType.name === "Query" && field
          ? resolveRoot(info.fieldName, argumentsOf(field, variableValues))
          : undefined;
      return ofContent ?? resolveField(source, args, resolverContext, info);
    },
  });
  if (errors?.[0]) throw errors[0];
  return data as T;
}
