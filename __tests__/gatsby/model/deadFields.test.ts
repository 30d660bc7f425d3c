/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentPlaces } from "../../../src/gatsby/model/contentTypes";
import {
  fileSchema,
  type JsonSchema,
} from "../../../src/gatsby/model/jsonSchema";

/** Fields that authors read and no code does. */
const forAuthors = ["$schema", "purpose"];
/** Code reads the fields of these by computed names: legal details in texts, days of the cohort. */
const computed = ["legal", "dates"];

function* namesOf({ properties = {}, items }: JsonSchema): Generator<string> {
  for (const [name, property] of Object.entries(properties)) {
    yield name;
    if (!computed.includes(name)) yield* namesOf(property);
  }
  if (items) yield* namesOf(items);
}

test("A query or a resolver reads every field that authors fill in", () => {
  const code = readdirSync("src", { encoding: "utf8", recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && file !== "gatsby-types.d.ts")
    .map((file) => readFileSync(path.join("src", file), "utf8"))
    .join("\n");
  const words = new Set(code.match(/\w+/g));
  const names = new Set(
    contentPlaces.flatMap((place) => [...namesOf(fileSchema(place))]),
  );
  const unread = [...names].filter((name) => !words.has(name));
  expect(unread.filter((name) => !forAuthors.includes(name))).toEqual([]);
});
