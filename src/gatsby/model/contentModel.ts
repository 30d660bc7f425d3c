import { readFileSync } from "node:fs";
import {
  assertValidSchema,
  buildASTSchema,
  concatAST,
  getDirectiveValues,
  isObjectType,
  parse,
  print,
  Source,
  visit,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
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

const parseFiles = (files: readonly string[]): DocumentNode =>
  concatAST(files.map(parseFile));

/** The content model. Throws if its files are not valid. */
export const model = buildASTSchema(parseFiles(modelFiles()));
assertValidSchema(model);

/** The types of the model in GraphQL's schema language, as Gatsby takes them. */
export function typesForGatsby(): string {
  const ourDirectives = buildASTSchema(parseFiles([directivesFile]));
  const own = parseFiles(modelFiles().filter((file) => file !== gatsbyFile));
  return print(
    visit(own, {
      DirectiveDefinition: () => null,
      // Gatsby finds the member of a union by a node's type; createSchemaCustomization.ts builds ours.
      UnionTypeDefinition: () => null,
      Directive: ({ name }) =>
        ourDirectives.getDirective(name.value) ? null : undefined,
    }),
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

/**
 * A field with the descriptions and the directives of the interfaces that declare it, so that the types that implement
 * them need not repeat these. The type's own win.
 */
function withInterfaceRules(
  type: GraphQLObjectType,
  field: ModelField,
): ModelField {
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
export const writtenFields = (
  type: GraphQLNamedType | undefined,
): ModelField[] =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .map((field) => withInterfaceRules(type, field))
        .filter((field) => !directiveOf(field, "derived"))
    : [];
