import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentPlaces } from "../../../src/gatsby/model/contentTypes";
import type { JsonSchema } from "../../../src/common/jsonSchema";
import { fileSchema } from "../../../src/gatsby/model/jsonSchema";
import { schemaFiles } from "../../../src/gatsby/model/schemaFiles";

/** Every property below a schema, by its path. */
function* propertiesOf(
  schema: JsonSchema,
  place: string,
): Generator<[string, JsonSchema]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${place}.${name}`, property];
    yield* propertiesOf(property, `${place}.${name}`);
  }
  if (schema.items) yield* propertiesOf(schema.items, place);
}

const schemas = new Map(
  contentPlaces.map((place) => [place.typeName, fileSchema(place)]),
);
const properties = new Map(
  [...schemas].flatMap(([type, schema]) => [...propertiesOf(schema, type)]),
);

test("A field without a description has that of its type", () => {
  expect(properties.get("HomePage.audiences")?.description).toBe(
    "The audience cards.",
  );
});

test("A kind of items inherits the fields of its interface and may override them", () => {
  const title = (type: string) => properties.get(`${type}.title`);
  expect(title("ArticleItem")).toMatchObject({ maxLength: 60 });
  expect(title("FeaturedItem")).toMatchObject({ maxLength: 100 });
  expect(schemas.get("EventItem")?.required).toEqual(
    expect.arrayContaining(["id", "title", "date", "category", "location"]),
  );
  expect(properties.has("ArticleItem.href")).toBe(false);
});

/** Fields that authors read and no code does. */
const forAuthors = ["$schema", "purpose"];

test("A query or a resolver reads every field that authors fill in", () => {
  const code = readdirSync("src", { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && file !== "gatsby-types.d.ts")
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .join("\n");
  const words = new Set(code.match(/\w+/g));
  const unread = [...properties.keys()]
    .map((place) => place.split(".").at(-1) ?? "")
    .filter((name) => !words.has(name) && !forAuthors.includes(name));
  expect(unread).toEqual([]);
});

test("The settings of Visual Studio Code name the schemas of lists and folders", () => {
  const settings = JSON.parse(
    readFileSync(".vscode/settings.json", "utf8"),
  ) as {
    "json.schemas": object[];
  };
  expect(settings["json.schemas"]).toEqual(
    contentPlaces
      .filter(({ shape, folderKind }) => shape === "catalogue" || folderKind)
      .map(({ pattern, typeName }) => ({
        fileMatch: [`/content/${pattern}`],
        url: `./content/schemas/${typeName}.json`,
      })),
  );
});

test("The schemas in Git are those of the model: npm run content:check writes them", () => {
  const folder = "content/schemas";
  const written = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(path.join(folder, name), "utf8"),
  ]);
  expect(new Map(written)).toEqual(schemaFiles());
});
