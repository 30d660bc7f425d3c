import { readFileSync } from "node:fs";
import {
  assertValidSchema,
  buildASTSchema,
  concatAST,
  parse,
  print,
  Source,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { filesBelow } from "../files/filesBelow";

const schemaFolder = "src/gatsby/model/schema";
const folders = [schemaFolder, "src/site/screens"];
/** Declares what Gatsby has already. */
const gatsbyFile = `${schemaFolder}/gatsby.graphql`;
/** Declares the directives that Gatsby would not know. */
const directivesFile = `${schemaFolder}/directives.graphql`;

/** The files of the content model. Types of a single page are in the page's folder. */
const modelFiles = (): readonly string[] =>
  folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith(".graphql"))
      .map((file) => `${folder}/${file}`),
  );

/**
 * Parses files of the content model.
 *
 * @throws GraphQL's own error, with file and line, if a file is not valid.
 */
const parseFiles = (files: readonly string[]): DocumentNode =>
  concatAST(
    files.map((file) => parse(new Source(readFileSync(file, "utf8"), file))),
  );

/**
 * The one definition of every content type, with what Gatsby provides.
 *
 * @throws GraphQL's own error if the files are not valid.
 */
export function readModel(): GraphQLSchema {
  const schema = buildASTSchema(parseFiles(modelFiles()));
  assertValidSchema(schema);
  return schema;
}

/** The SDL of the content types for Gatsby. */
export function gatsbySchema(): string {
  const unknown = buildASTSchema(parseFiles([directivesFile]));
  const own = parseFiles(modelFiles().filter((file) => file !== gatsbyFile));
  return print(
    visit(own, {
      DirectiveDefinition: () => null,
      Directive: ({ name }) =>
        unknown.getDirective(name.value) ? null : undefined,
    }),
  );
}
