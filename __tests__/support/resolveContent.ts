import {
  execute,
  getNamedType,
  isObjectType,
  isScalarType,
  isEnumType,
  parse,
  type GraphQLObjectType,
} from "graphql";
import type { ResolverContext } from "../../src/build/model/fieldExtensions";
import { resolveField } from "./content/fieldResolver";
import { readNodes } from "./content/nodes";
import { buildContentSchema, rootField } from "./content/schema";
import { selectNodes, type Selection } from "./content/selectNodes";

/** Every field of a type and of what it leads to, as a selection of a query. */
function selectionOf(type: GraphQLObjectType, within: string[] = []): string {
  return Object.values(type.getFields())
    .flatMap(({ name, type: fieldType }) => {
      const named = getNamedType(fieldType);
      // Gatsby makes the ids of nodes.
      if (name === "id") return [];
      if (isScalarType(named) || isEnumType(named)) return [name];
      if (!isObjectType(named) || within.includes(named.name)) return [];
      return [`${name} { ${selectionOf(named, [...within, named.name])} }`];
    })
    .join(" ");
}

/**
 * Asks for every field of everything in a content folder, through the model's own schema and resolvers, as the pages'
 * queries do.
 *
 * @returns The messages of what could not be resolved.
 */
export async function resolveContent(folder: string): Promise<string[]> {
  const nodes = readNodes(folder);
  const schema = buildContentSchema([...nodes.keys()]);
  const context: ResolverContext = {
    nodeModel: {
      findOne: <T>(wanted: {
        type: string;
        query: Pick<Selection, "filter">;
      }) => {
        const ofType = nodes.get(wanted.type) ?? [];
        const [node = null] = selectNodes(ofType, wanted.query);
        return Promise.resolve(node as T | null);
      },
    },
  };
  const messages: string[] = [];
  for (const [name, ofType] of nodes) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    const document = parse(`{ ${rootField(name)} { ${selectionOf(type)} } }`);
    for (const node of ofType) {
      const { errors = [] } = await execute({
        schema,
        document,
        contextValue: context,
        fieldResolver: (source, args, resolverContext, info) =>
          info.parentType.name === "Query"
            ? node
            : resolveField(source, args, resolverContext, info),
      });
      messages.push(...errors.map(({ message }) => `${name}: ${message}`));
    }
  }
  return messages;
}
