import {
  buildASTSchema,
  extendSchema,
  Kind,
  parse,
  type DefinitionNode,
  type GraphQLSchema,
} from "graphql";
import {
  readContentTypes,
  readDerivedFields,
  readDirectives,
} from "../../../src/build/model/modelSource";

/** What Gatsby and its plugins bring to the schema, as far as the site's queries use it. */
const gatsbyTypes = `
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type ImageSharp { gatsbyImageData: JSON! }
  type File { publicURL: String childImageSharp: ImageSharp }
  type SiteSiteMetadata { siteUrl: String }
  type Site { siteMetadata: SiteSiteMetadata }
  type Query { site: Site }
`;

/** What several types have in common; pages ask for nodes of any of them. */
export const interfaces = ["ContentItem", "ReadableItem"] as const;

/** Definitions that Gatsby merges into types of the same name. */
function asExtensions(sdl: string): DefinitionNode[] {
  return parse(sdl).definitions.map((definition) => {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      return {
        ...definition,
        kind: Kind.OBJECT_TYPE_EXTENSION,
        interfaces: [],
      };
    if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION)
      return {
        ...definition,
        kind: Kind.INTERFACE_TYPE_EXTENSION,
        interfaces: [],
      };
    return definition;
  });
}

/** The root field that gives one node of a type. */
export function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

/** The root field that gives a list of nodes of a type. */
export function listField(type: string): string {
  return `all${type}`;
}

/** The schema of the content model, with root fields for one node and for all nodes of each of the types. */
export function buildContentSchema(types: readonly string[]): GraphQLSchema {
  const model = buildASTSchema(
    parse(gatsbyTypes + readDirectives() + readContentTypes()),
    { assumeValidSDL: true },
  );
  const nodeFields = types
    .map((type) => `extend type ${type} { id: ID! }`)
    .join("");
  const rootFields = [...types, ...interfaces]
    .map(
      (type) => `
        type ${type}Connection { nodes: [${type}!]! }
        extend type Query {
          ${rootField(type)}: ${type}
          ${listField(type)}: ${type}Connection!
        }`,
    )
    .join("");
  const itemsById =
    "extend type Query { contentItems(contentIds: [String!]!): [ContentItem!]! }";
  return extendSchema(
    model,
    {
      kind: Kind.DOCUMENT,
      definitions: [
        ...asExtensions(readDerivedFields()),
        ...parse(nodeFields + rootFields + itemsById).definitions,
      ],
    },
    { assumeValidSDL: true },
  );
}
