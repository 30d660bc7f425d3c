import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { itemKinds, type ItemKind } from "./itemKinds";

const modelFolder = path.resolve("src/gatsby/model");
const schemaFolder = path.join(modelFolder, "schema");
const screensFolder = path.resolve("src/site/screens");

const graphqlFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => path.join(folder, file));

const directives = path.join(schemaFolder, "directives.graphql");

/** The SDL of the directives that annotate the content types. */
export function readDirectives(): string {
  return readFileSync(directives, "utf8");
}

/**
 * The SDL of everything that is written in content/: the one definition of every content type. What only one page has
 * stands in the page's folder.
 */
export function readContentTypes(): string {
  const pages = readdirSync(screensFolder).sort();
  return [
    ...graphqlFiles(schemaFolder).filter((file) => file !== directives),
    ...pages.flatMap((page) => graphqlFiles(path.join(screensFolder, page))),
  ]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** The fields of derived.graphql's interfaces, which every type that has the interface repeats, and an event's own. */
function derivedItemFields({ type, article, isEvent }: ItemKind): string {
  const common = "path: String! href: String! cover: Picture!";
  if (isEvent)
    return `type ${type} implements Node & ContentItem { ${common} lastDay: String! starts: String ends: String zoneName: String! people: [EventSpeaker!]! calendars: [CalendarLink!]! aboutHtml: String outcomeHtml: String }`;
  return article
    ? `type ${type} implements Node & ContentItem & ReadableItem { ${common} featuredPicture: Picture }`
    : `type ${type} implements Node & ContentItem { ${common} }`;
}

/** The SDL of the fields that follow from the content. */
export function readDerivedFields(): string {
  return [
    readFileSync(path.join(modelFolder, "derived.graphql"), "utf8"),
    ...itemKinds.map(derivedItemFields),
  ].join("\n");
}
