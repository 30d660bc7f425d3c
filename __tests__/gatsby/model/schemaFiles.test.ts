import Ajv from "ajv";
import { readdirSync, readFileSync } from "node:fs";
import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { schemaFiles } from "../../../src/gatsby/model/schemaFiles";
import type { JsonSchema } from "../../../src/gatsby/model/jsonSchema";

const schemaFolder = "content/schemas";

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

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

const schemas = readdirSync(schemaFolder).map((file): [string, JsonSchema] => [
  file.replace(".json", ""),
  readJson<JsonSchema>(`${schemaFolder}/${file}`),
]);
const properties = schemas.flatMap(([type, schema]) => [
  ...propertiesOf(schema, type),
]);

test("The schemas in content/schemas follow from the model as it is now (else: npm run content:schemas)", async () => {
  const generated = await schemaFiles();
  for (const { path: file, text } of generated)
    expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
  expect(readdirSync(schemaFolder).sort()).toEqual(
    generated
      .filter(({ path: file }) => file.startsWith(schemaFolder))
      .map(({ path: file }) => file.slice(schemaFolder.length + 1))
      .sort(),
  );
});

test("Every field tells authors what it is for", () => {
  expect(
    properties.filter(([, { description }]) => !description).map(([p]) => p),
  ).toEqual([]);
});

test("A field tells what it is for where it stands, not only what its type is", () => {
  const told = new Map(properties);
  expect(told.get("CohortPage.faqs")?.description).toBe(
    "The questions and answers.",
  );
  expect(told.get("CohortPage.apply.whatsapp")?.description).toBe(
    "Button that opens the messaging app.",
  );
});

test("Every text and number shows authors an example", () => {
  const isBare = ({ type, enum: choices, examples, items }: JsonSchema) =>
    type === "array"
      ? items?.["type"] === "string" && !items["examples"]
      : (type === "string" || type === "integer") && !choices && !examples;
  expect(
    properties.filter(([, schema]) => isBare(schema)).map(([p]) => p),
  ).toEqual([]);
});

test("Every content file is what its schema says", () => {
  const ajv = new Ajv({ strict: false });
  const validators = new Map(
    schemas.map(([type, { $schema: _dialect, ...schema }]) => [
      type,
      ajv.compile(schema),
    ]),
  );
  for (const file of readdirSync("content", { recursive: true }).map(String)) {
    const type = file.endsWith(".json") && contentFileType(file);
    if (!type) continue;
    const validate = validators.get(type.typeName);
    validate?.(readJson(`content/${file}`));
    expect([file, validate?.errors]).toEqual([file, null]);
  }
});

test("An editor warns of a misspelt field, a price in quotes and an insecure address while they are typed", () => {
  const ajv = new Ajv({ strict: false });
  const schemaOf = (type: string) => {
    const { $schema: _dialect, ...schema } = readJson<JsonSchema>(
      `${schemaFolder}/${type}.json`,
    );
    return ajv.compile(schema);
  };
  const category = readJson<object[]>("content/shared/categories.json");
  expect(schemaOf("Category")([{ ...category[0], nmae: "x" }])).toBe(false);
  const membership = readFileSync("content/pages/membership.json", "utf8");
  expect(
    schemaOf("MembershipPage")(
      JSON.parse(membership.replace(/"price": (\d+)/, '"price": "$1"')),
    ),
  ).toBe(false);
  const site = readFileSync("content/site.json", "utf8");
  expect(
    schemaOf("SiteContent")(JSON.parse(site.replace("https:", "http:"))),
  ).toBe(false);
});
