import {
  valueFromASTUntyped,
  type DirectiveNode,
  type FieldNode,
  type GraphQLFieldResolver,
} from "graphql";
import {
  registerFieldExtensions,
  type ResolverContext,
} from "../../../src/build/model/fieldExtensions";
import { createContentResolvers } from "../../../src/build/model/resolvers";
import { formatDate } from "./formatDate";
import { fileOf, type Node } from "./nodes";

type Resolver = GraphQLFieldResolver<Node, ResolverContext>;
type Resolvers = Record<string, Record<string, { resolve?: Resolver }>>;
type Extend = (args: object) => { resolve?: Resolver };

const resolvers: Resolvers = {};
const extensions = new Map<string, Extend>();

createContentResolvers({
  createResolvers: (own: Resolvers) => Object.assign(resolvers, own),
});
registerFieldExtensions({
  createFieldExtension: ({
    name,
    extend,
  }: {
    name: string;
    extend: Extend;
  }) => {
    extensions.set(name, extend);
  },
});

/** The arguments of a field or directive, as they are written, with the query's variables filled in. */
export function argumentsOf(
  { arguments: written = [] }: DirectiveNode | FieldNode,
  variables?: Node,
): Node {
  return Object.fromEntries(
    written.map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
}

/** The resolver that a directive of the model, or of Gatsby, gives to its field. */
function directiveResolver(
  directive: DirectiveNode,
  fieldName: string,
): Resolver | undefined {
  const args = argumentsOf(directive);
  const from = typeof args.from === "string" ? args.from : fieldName;
  switch (directive.name.value) {
    case "proxy":
      return (node) => node[from];
    case "fileByRelativePath":
      return (node) => fileOf(String(node[from]));
    default:
      return extensions.get(directive.name.value)?.(args).resolve;
  }
}

/** Resolves a field with the model's own resolvers, which Gatsby would register. */
export const resolveField: Resolver = (node, args, context, info) => {
  const { parentType, fieldName } = info;
  const { directives = [] } = parentType.getFields()[fieldName]?.astNode ?? {};
  const resolve =
    resolvers[parentType.name]?.[fieldName]?.resolve ??
    directives
      .map((directive) => directiveResolver(directive, fieldName))
      .find((resolver) => resolver !== undefined);
  if (resolve) return resolve(node, args, context, info);
  const [field] = info.fieldNodes;
  const { formatString } = field ? argumentsOf(field) : {};
  const value = node[fieldName];
  return typeof formatString === "string" && typeof value === "string"
    ? formatDate(value, formatString)
    : value;
};
