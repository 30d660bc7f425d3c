import {
  getDirectiveValues,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from "graphql";
import { readModel } from "./modelSource";

/** The content model. */
export const model = readModel();

/** A field of the model. */
export type Field = GraphQLField<unknown, unknown>;

/** The arguments of a directive of a field or a type; undefined if it does not have the directive. */
export function directiveOf(
  { astNode }: Field | GraphQLNamedType,
  name: string,
) {
  const directive = model.getDirective(name);
  return directive && astNode
    ? getDirectiveValues(directive, astNode)
    : undefined;
}

/**
 * A field with the descriptions and the directives of the interfaces that declare it, so that the types that implement
 * them need not repeat these. The type's own win.
 */
function withInterfaceRules(type: GraphQLObjectType, field: Field): Field {
  const inherited = type
    .getInterfaces()
    .flatMap((each) => each.getFields()[field.name] ?? []);
  return {
    ...field,
    description: [field, ...inherited].find((each) => each.description)
      ?.description,
    astNode: field.astNode && {
      ...field.astNode,
      // The first of several with one name counts.
      directives: [field, ...inherited].flatMap(
        ({ astNode }) => astNode?.directives ?? [],
      ),
    },
  };
}

/** The fields of a type that the JSON has. */
export const writtenFields = (type: GraphQLNamedType | undefined): Field[] =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .map((field) => withInterfaceRules(type, field))
        .filter((field) => !directiveOf(field, "derived"))
    : [];
