/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type SelectionSetNode,
} from "graphql";
import { contentPlaces } from "../../../src/build/model/contentTypes";
import { readItems } from "../../../src/build/model/readItems";
import { buildContentSchema } from "../../support/content/schema";

const types = new Set(contentPlaces.map(({ typeName }) => typeName));
const schema = buildContentSchema([...types]);

/** What no query asks for, and who reads it instead. */
const readOtherwise: readonly (readonly [place: RegExp, reader: string])[] = [
  [/^Figure\.key$/, "the content check, where a page names the figure"],
  [/^Picture\.path$/, "the resolver of its file"],
  [/^(\w+Item(\.article\.author)?\.image)$/, "the image rules"],
  [/^(\w+Item\.article\.featuredImage|Category\.covers)$/, "the image rule"],
  [/^SiteContent\.fallbackPortrait$/, "the author image rule"],
  [/^\w+Item\.article\.content$/, "the resolver of the article's HTML"],
  [
    /^(\w+Item\.article|ArticlePage)\.readTime$/,
    "the resolver of the shown one",
  ],
  [/^\w+Item\.link$/, "the resolver of the card's address"],
  [
    /^SiteContent\.legal\.(taxNumber|grievance\w+|logsKept|\w+Time)$/,
    "the resolver of the documents' HTML",
  ],
  [/^Document\.sections\.content$/, "the resolver of its HTML"],
  [/^Document\.order$/, "the order of the footer"],
  [/^SiteContent\.links\.(name|address)$/, "the directive @address"],
  [/^SiteContent\.links\.purpose$/, "authors"],
  [/^SiteContent\.sample$/, "the tests of what the sample says"],
  [/^\w+Item\.draft$/, "the content folder that is built"],
  [/^EventItem\.endDate$/, "the resolver of the last day"],
];

/** Every field that the content has, by its way from the file: "HomePage.hero.actions.label". References end there. */
function placesOf(type: GraphQLCompositeType, way: string): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const place = `${way}.${field.name}`;
    const of = getNamedType(field.type);
    // What follows from the content is in a definition of its own, and Gatsby makes the ids.
    if (!type.astNode?.fields?.some(({ name }) => name.value === field.name))
      return [];
    return isObjectType(of) && !types.has(of.name) && of.name !== "File"
      ? placesOf(of, place)
      : [place];
  });
}

/** The types that a selection on a type speaks of. */
const meant = (type: GraphQLCompositeType): readonly GraphQLCompositeType[] =>
  isInterfaceType(type) ? schema.getPossibleTypes(type) : [type];

/** Every field that the queries of pages and of the build ask for, by the same ways. */
async function askedPlaces(): Promise<Set<string>> {
  const documents = readdirSync("src", { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .flatMap((text) =>
      [...text.matchAll(/`\s*((?:query|fragment) [A-Z][^`]*)`/g)].map(
        ([, document = ""]) => document,
      ),
    )
    .filter((document) => !document.includes("${"));
  await readItems((query) => {
    documents.push(query);
    return Promise.resolve({ data: {} });
  });
  const { definitions } = parse(documents.join("\n"));
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);

  const asked = new Set<string>();
  const ask = (
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    way: string,
  ): void => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const from =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(selection.name.value)
            : selection;
        const on = from?.typeCondition?.name.value;
        const narrowed = on ? schema.getType(on) : type;
        if (from && isCompositeType(narrowed))
          ask(from.selectionSet, narrowed, way);
        continue;
      }
      const { name, selectionSet } = selection;
      for (const each of meant(type)) {
        if (!isObjectType(each)) continue;
        const of = each.getFields()[name.value]?.type;
        const place = `${types.has(each.name) ? each.name : way}.${name.value}`;
        asked.add(place);
        const next = of && getNamedType(of);
        if (selectionSet && isCompositeType(next))
          ask(selectionSet, next, place);
      }
    }
  };
  const root = schema.getQueryType();
  for (const definition of definitions)
    if (root && definition.kind === Kind.OPERATION_DEFINITION)
      ask(definition.selectionSet, root, "");
  return asked;
}

test("Something reads every field that authors fill in", async () => {
  const asked = await askedPlaces();
  const unasked = [...types]
    .flatMap((name) => {
      const type = schema.getType(name);
      return isCompositeType(type) ? placesOf(type, name) : [];
    })
    .filter((place) => !asked.has(place));
  expect(
    unasked.filter(
      (name) => !readOtherwise.some(([place]) => place.test(name)),
    ),
  ).toEqual([]);
  const needless = readOtherwise.filter(
    ([place]) => !unasked.some((name) => place.test(name)),
  );
  expect(needless).toEqual([]);
});
