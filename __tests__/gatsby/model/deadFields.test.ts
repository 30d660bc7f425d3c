/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
} from "graphql";
import { contentPlaces } from "../../../src/gatsby/model/contentTypes";
import { hasDirective, readModel } from "../../../src/gatsby/model/modelSource";
import { rootField } from "../../../src/gatsby/model/pageNames";
import { readItems } from "../../../src/gatsby/model/readItems";

/** What no query asks for, and who reads it instead. */
const readOtherwise: readonly (readonly [place: RegExp, reader: string])[] = [
  [/^Figure\.key$/, "the content check, where a page names the figure"],
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
  [/^InterfaceLabels\.search\.pages$/, "the search index"],
  [/^Document\.order$/, "the order of the footer"],
  [/^SiteContent\.links\.(name|address)$/, "the directive @address"],
  [/^SiteContent\.links\.purpose$/, "authors"],
  [/^\w+Item\.draft$/, "the content folder that is built"],
  [
    /^CohortPage\.dates\.(deadline|decision|start)(Text)?$/,
    "the resolver of the cohort's days",
  ],
  [
    /^EventItem\.(endDate|timeZone|about|speakers|outcome)$/,
    "the resolvers of the event's page",
  ],
];

/** The type of each field of a type, by its name. */
type Fields = Map<string, string>;

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/** The object types and interfaces of the model, and the types that have each interface. */
function readTypes({ definitions }: DocumentNode, isWritten = false) {
  const fields = new Map<string, Fields>();
  const members = new Map<string, string[]>();
  for (const definition of definitions) {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
    )
      continue;
    const name = definition.name.value;
    const known = fields.get(name) ?? new Map<string, string>();
    for (const field of definition.fields ?? [])
      if (!isWritten || !hasDirective(field, "derived"))
        known.set(field.name.value, namedType(field.type));
    fields.set(name, known);
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const { name: interfaceName } of definition.interfaces ?? [])
        members.set(interfaceName.value, [
          ...(members.get(interfaceName.value) ?? []),
          name,
        ]);
  }
  return { fields, members };
}

/** Types of files and of entries of catalogues: others refer to them. */
const ofFiles = new Set(contentPlaces.map(({ typeName }) => typeName));
const written = readTypes(readModel(), true).fields;
const { fields: model, members } = readTypes(readModel());
/** What queries begin with: one node of a type, or all of them. */
const root: Fields = new Map([["contentItems", "ContentItem"]]);
for (const type of [...ofFiles, ...members.keys()]) {
  root.set(rootField(type), type);
  root.set(`all${type}`, `${type}Connection`);
  model.set(`${type}Connection`, new Map([["nodes", type]]));
}
model.set("Query", root);

/** Every field that authors write, by its way from the file: "HomePage.hero.actions.label". References end there. */
function placesOf(type: string, way: string): string[] {
  return [...(written.get(type) ?? [])].flatMap(([name, of]) =>
    name === "id"
      ? []
      : written.has(of) && !ofFiles.has(of)
        ? placesOf(of, `${way}.${name}`)
        : [`${way}.${name}`],
  );
}

/** The queries of pages and of the build, and the fragments that they are made of. */
async function readDocuments(): Promise<string> {
  const documents = readdirSync("src", { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .flatMap((text) =>
      [...text.matchAll(/`\s*((?:query|fragment) [A-Z][^`]*)`/g)].map(
        ([, document = ""]) => document,
      ),
    )
    // Those that code puts together are asked for below, or ask for nothing else.
    .filter((document) => !document.includes("${"));
  await readItems((query) => {
    documents.push(query);
    return Promise.resolve({ data: {} });
  });
  return documents.join("\n");
}

/** Every field that is asked for, by the same ways. */
async function askedPlaces(): Promise<Set<string>> {
  const { definitions } = parse(await readDocuments());
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);

  const asked = new Set<string>();
  const ask = (set: SelectionSetNode, type: string, way: string): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, selectionSet } = selection;
        for (const each of members.get(type) ?? [type]) {
          const place = `${ofFiles.has(each) ? each : way}.${name.value}`;
          asked.add(place);
          const of = model.get(each)?.get(name.value);
          if (selectionSet && of) ask(selectionSet, of, place);
        }
        continue;
      }
      const part =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection;
      if (part)
        ask(part.selectionSet, part.typeCondition?.name.value ?? type, way);
    }
  };
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      ask(definition.selectionSet, "Query", "");
  return asked;
}

test("Something reads every field that authors fill in", async () => {
  const asked = await askedPlaces();
  const unasked = [...ofFiles]
    .flatMap((type) => placesOf(type, type))
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
