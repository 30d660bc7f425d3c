import { readFileSync } from "node:fs";
import {
  assertValidSchema,
  buildASTSchema,
  concatAST,
  getDirectiveValues,
  isObjectType,
  Kind,
  parse,
  print,
  Source,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { filesBelow } from "../files/filesBelow";

/*
 * The content model: the .graphql files of these two folders, read as one schema. Gatsby gets all of it but gatsby.graphql,
 * which declares what Gatsby has already, and directives.graphql, whose directives our own code reads: check and pages.
 */

const schemaFolder = "src/gatsby/model/schema";
const folders = [schemaFolder, "src/site/screens"];
const gatsbyFile = `${schemaFolder}/gatsby.graphql`;
const directivesFile = `${schemaFolder}/directives.graphql`;

const modelFiles = (): readonly string[] =>
  folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith(".graphql"))
      .map((file) => `${folder}/${file}`),
  );

/** Throws with file, line and an excerpt if a file is no GraphQL. */
function parseFile(file: string): DocumentNode {
  try {
    return parse(new Source(readFileSync(file, "utf8"), file));
  } catch (error) {
    // GraphQL's own error names the place only as a text.
    throw new Error(String(error));
  }
}

/**
 * Gives types the fields of their interfaces, which they need not repeat, as Gatsby does with those of Node. A type may
 * declare such a field again, with other rules.
 */
function withInheritedFields(files: DocumentNode): DocumentNode {
  const fieldsOf = new Map(
    files.definitions.flatMap((each) =>
      each.kind === Kind.INTERFACE_TYPE_DEFINITION
        ? [[each.name.value, each.fields ?? []] as const]
        : [],
    ),
  );
  const complete = (
    type: InterfaceTypeDefinitionNode | ObjectTypeDefinitionNode,
  ) => {
    const inherited = type.interfaces?.flatMap(
      ({ name }) => fieldsOf.get(name.value) ?? [],
    );
    const fields = new Map(
      [...(inherited ?? []), ...(type.fields ?? [])].map((field) => [
        field.name.value,
        field,
      ]),
    );
    return { ...type, fields: [...fields.values()] };
  };
  return visit(files, {
    InterfaceTypeDefinition: complete,
    ObjectTypeDefinition: complete,
  });
}

const definitions = withInheritedFields(concatAST(modelFiles().map(parseFile)));

/** The content model. Throws if its files are not valid. */
export const model = buildASTSchema(definitions);
assertValidSchema(model);

const isFrom = (file: string, node: ASTNode | null | undefined): boolean =>
  node?.loc?.source.name === file;

/** The types of the model in GraphQL's schema language, as Gatsby takes them. */
export function typesForGatsby(): string {
  const own = definitions.definitions.filter(
    (each) => !isFrom(gatsbyFile, each),
  );
  return print(
    visit(
      { ...definitions, definitions: own },
      {
        DirectiveDefinition: () => null,
        // Gatsby finds the member of a union by a node's type; createSchemaCustomization.ts builds ours.
        UnionTypeDefinition: () => null,
        Directive: ({ name }) =>
          isFrom(directivesFile, model.getDirective(name.value)?.astNode)
            ? null
            : undefined,
      },
    ),
  );
}

/** A field of the model. */
export type ModelField = GraphQLField<unknown, unknown>;

/** The arguments of a directive of a field or a type; undefined if it does not have the directive. */
export function directiveOf(
  { astNode }: ModelField | GraphQLNamedType,
  name: string,
) {
  const directive = model.getDirective(name);
  return directive && astNode
    ? getDirectiveValues(directive, astNode)
    : undefined;
}

/** The fields of a type that the JSON has. */
export const writtenFields = (
  type: GraphQLNamedType | undefined,
): ModelField[] =>
  isObjectType(type)
    ? Object.values(type.getFields()).filter(
        (field) => !directiveOf(field, "derived"),
      )
    : [];
