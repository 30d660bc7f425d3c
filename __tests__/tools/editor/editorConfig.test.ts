import type { JsonSchema } from "../../../src/gatsby/model/jsonSchema";
import { contentPlaces } from "../../../src/gatsby/model/contentTypes";
import { Choices } from "../../../tools/editor/choices";
import { editorConfig, schemaOf } from "../../../tools/editor/editorConfig";
import type { FormField } from "../../../tools/editor/formField";
import { isOptionalObject } from "../../../tools/editor/formShape";

const { collections } = editorConfig(new Choices("content"));

/** The form of each kind of content file, by the path of the file or the folder of the items. */
const forms = new Map<string, readonly FormField[]>(
  collections.flatMap(({ folder, fields = [], files = [] }) => [
    ...(folder ? [[`${String(folder)}/*.json`, fields] as const] : []),
    ...files.map((file) => [file.file, file.fields] as const),
  ]),
);

/** A field of a form beside what the model says of it. */
interface Pair {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly field: FormField | undefined;
  readonly isRequired: boolean;
}

function pairsOfList(
  place: string,
  schema: JsonSchema,
  field: FormField | undefined,
): Pair[] {
  const items = schema.items ?? {};
  // A text is one field, however many blocks it has.
  if (items["html"]) return [];
  return items["type"] === "object"
    ? pairsOfObject(`${place}[]`, items, field?.fields ?? [])
    : [
        {
          place: `${place}[]`,
          schema: items,
          field: field?.field,
          isRequired: true,
        },
      ];
}

function pairsOfObject(
  place: string,
  schema: JsonSchema,
  fields: readonly FormField[],
): Pair[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = `${place}.${name}`;
    const field = fields.find((known) => known.name === name);
    const isRequired = (schema.required ?? []).includes(name);
    const inner =
      property["type"] === "object"
        ? pairsOfObject(at, property, field?.fields ?? [])
        : property["type"] === "array"
          ? pairsOfList(at, property, field)
          : [];
    const own = isOptionalObject(schema, name)
      ? []
      : [{ place: at, schema: property, field, isRequired }];
    return [...own, ...inner];
  });
}

/** How many objects of a schema may be missing, inside of lists and other objects, too. */
const optionalObjects = (schema: JsonSchema): number =>
  Object.entries(schema.properties ?? {})
    .map(
      ([name, property]) =>
        Number(isOptionalObject(schema, name)) + optionalObjects(property),
    )
    .reduce(
      (sum, one) => sum + one,
      schema.items ? optionalObjects(schema.items) : 0,
    );

const pairs = contentPlaces.flatMap((place) => {
  const schema = schemaOf(place);
  const fields = forms.get(`content/${place.pattern}`) ?? [];
  return schema["type"] === "array"
    ? fields.flatMap((list) => pairsOfList(place.pattern, schema, list))
    : pairsOfObject(place.pattern, schema, fields);
});
const visible = pairs.filter(({ place }) => !place.endsWith(".$schema"));

const placesWhere = (isWrong: (pair: Pair) => boolean) =>
  visible.filter(isWrong).map(({ place }) => place);

test("Every kind of content file has a form", () => {
  expect([...forms.keys()].sort()).toEqual(
    contentPlaces.map(({ pattern }) => `content/${pattern}`).sort(),
  );
});

test("Every field of the model is a field of a form with a label and a hint", () => {
  expect(visible.length).toBeGreaterThan(400);
  expect(placesWhere(({ field }) => !field?.label)).toEqual([]);
  expect(
    placesWhere(
      ({ place, schema, field }) =>
        !place.endsWith("[]") &&
        !field?.hint?.startsWith(
          (schema.description ?? "?").replace(
            /:.*/,
            schema.items?.["html"] ? "." : "$&",
          ),
        ),
    ),
  ).toEqual([]);
});

test("No form has a field that the model does not know", () => {
  const count = (fields: readonly FormField[]): number =>
    fields.reduce(
      (sum, { fields: inner = [], field }) =>
        sum + 1 + count(inner) + (field ? 1 : 0),
      0,
    );
  const byFolder = ["pictures", "logos"].flatMap(
    (name) => forms.get(`content/images/${name}.json`) ?? [],
  );
  const catalogues = contentPlaces.filter(({ shape }) => shape === "catalogue");
  const optional = contentPlaces
    .map((place) => optionalObjects(schemaOf(place)))
    .reduce((sum, one) => sum + one, 0);
  // Lists that stand for a whole file, or for an object that may be missing, have no field of their own in the model.
  const around = catalogues.length - 2 + byFolder.length + optional;
  expect([...forms.values()].reduce((sum, form) => sum + count(form), 0)).toBe(
    pairs.length + around,
  );
});

test("What the model demands is marked as required", () => {
  expect(
    placesWhere(
      ({ schema, field, isRequired }) =>
        schema["type"] !== "array" && field?.required !== isRequired,
    ),
  ).toEqual([]);
});

test("Lists can be put in order and have the counts of the model", () => {
  expect(
    placesWhere(
      ({ schema, field }) =>
        schema["type"] === "array" &&
        !schema.items?.["html"] &&
        (field?.widget !== "list" ||
          field.min !== schema["minItems"] ||
          field.max !== schema["maxItems"]),
    ),
  ).toEqual([]);
});

test("What the model stores as HTML is written in a text with buttons", () => {
  const texts = visible.filter(({ schema }) => schema.items?.["html"]);
  expect(texts.length).toBeGreaterThan(0);
  for (const { field, isRequired } of texts) {
    expect(field).toMatchObject({ widget: "richText", required: isRequired });
    expect(field?.hint).not.toContain("<");
  }
});

test("A text can lead to pages, items and known addresses, and show the pictures of the catalogue", () => {
  const choices = new Choices("content");
  const links = choices.links();
  expect([...new Set(links.map(({ group }) => group))]).toEqual([
    "Pages",
    "Items",
    "Outside the site",
  ]);
  expect(links).toContainEqual({
    group: "Pages",
    value: "/contact",
    label: "Contact (/contact)",
  });
  for (const { value, label } of links) {
    expect(value).toMatch(/^(\/|https:|mailto:|tel:)/);
    expect(label).not.toContain("undefined");
  }
  for (const { path, alt } of choices.pictures())
    expect([path, alt]).toEqual([
      expect.stringMatching(/^\w.*\.\w+$/),
      expect.stringMatching(/.{5}/),
    ]);
});

test("A choice is made from a menu that offers what the content has", () => {
  const isChoice = ({ schema }: Pair) =>
    Boolean(schema["enum"] ?? schema["reference"] ?? schema["address"]);
  const choices = visible.filter(isChoice);
  expect(choices.length).toBeGreaterThan(60);
  expect(
    choices
      .filter(({ field }) => field?.widget !== "select")
      .map(({ place }) => place),
  ).toEqual([]);
  expect(
    choices
      .filter(({ field }) => (field?.options ?? []).length < 2)
      .map(({ place }) => place),
  ).toEqual([]);
});

test("Numbers have the bounds of the model, dates a calendar, pictures a chooser", () => {
  const widgetsOf = (isKind: (schema: JsonSchema) => boolean) => [
    ...new Set(
      visible
        .filter(({ schema }) => isKind(schema))
        .map(({ field }) => field?.widget),
    ),
  ];
  expect(widgetsOf((schema) => schema["type"] === "integer")).toEqual([
    "number",
  ]);
  expect(widgetsOf((schema) => schema["date"] === true)).toEqual(["datetime"]);
  expect(widgetsOf((schema) => Boolean(schema["picture"]))).toEqual(["image"]);
  const price = visible.find(({ place }) => place.endsWith("tiers[].price"));
  expect(price?.field).toMatchObject({ value_type: "int", min: 1 });
});

test("Pictures are written as paths from the file that shows them", () => {
  const gallery = visible.find(({ place }) =>
    place.endsWith("pictures[].file"),
  );
  expect(gallery?.field).toMatchObject({
    media_folder: "/content/images/gallery",
    public_folder: "../images/gallery",
  });
  const heroes = forms
    .get("content/images/pictures.json")
    ?.find(({ name }) => name === "heroes");
  expect(heroes?.fields?.[0]).toMatchObject({
    name: "path",
    media_folder: "/content/images/heroes",
    public_folder: "heroes",
  });
});

test.each([
  ["pages/home.json.seo.title", "Growth, well prepared", "Too short"],
  ["site.json.email", "hello@example.com", "hello"],
  ["site.json.phone", "+91 00000 00000", "00000"],
  ["shared/figures.json[].number", "275+", "many"],
  ["news/*.json.id", "news-12", "News 12"],
  ["shared/statistics.json[].icon", "RocketLaunch", "rocket launch"],
])("The form takes for %s %p and not %p", (place, right, wrong) => {
  const pattern = visible.find((pair) => pair.place === place)?.field?.pattern;
  const [form = "", message = ""] = pattern ?? [];
  expect(new RegExp(form).test(right)).toBe(true);
  expect(new RegExp(form).test(wrong)).toBe(false);
  expect(message).toMatch(/^Write /);
});

test("A new item begins with the next free id and the schema of its folder", () => {
  const news = collections.find(({ name }) => name === "news");
  const defaults = Object.fromEntries(
    (news?.fields ?? []).map((field) => [field.name, field["default"]]),
  );
  expect(defaults["id"]).toMatch(/^news-\d+$/);
  expect(defaults["$schema"]).toBe("../schemas/NewsItem.json");
});
