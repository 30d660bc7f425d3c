import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from "graphql";

const folders = ["src/gatsby/model/schema", "src/site/screens"];

/** Directives that Gatsby uses. The others are for the content check. */
const gatsbyDirectives = new Set([
  "dontInfer",
  "dateformat",
  "fileByRelativePath",
  "proxy",
  "reference",
  "address",
  "icon",
]);

type TypeWithFields = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

/** Adds the fields of its interfaces to each type, so that the files define them once. A type's own fields win. */
function withInterfaceFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map<string, InterfaceTypeDefinitionNode>();
  for (const type of document.definitions)
    if (type.kind === Kind.INTERFACE_TYPE_DEFINITION)
      interfaces.set(type.name.value, type);
  const inherit = (type: TypeWithFields): TypeWithFields => {
    const inherited = (type.interfaces ?? []).flatMap(
      ({ name }) => interfaces.get(name.value)?.fields ?? [],
    );
    const fields = [...inherited, ...(type.fields ?? [])];
    const byName = new Map(fields.map((field) => [field.name.value, field]));
    return { ...type, fields: [...byName.values()] };
  };
  return visit(document, {
    ObjectTypeDefinition: inherit,
    InterfaceTypeDefinition: inherit,
  });
}

/** The one definition of every content type. Types of a single page are in the page's folder. */
export function readModel(): DocumentNode {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".graphql"))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), "utf8")),
  );
  return withInterfaceFields(parse(files.join("\n"), { noLocation: true }));
}

/** The SDL of the content types for Gatsby. */
export function gatsbySchema(): string {
  return print(
    visit(readModel(), {
      DirectiveDefinition: () => null,
      Directive: ({ name }) =>
        gatsbyDirectives.has(name.value) ? undefined : null,
    }),
  );
}
