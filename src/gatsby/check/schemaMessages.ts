import type { ErrorObject } from "ajv";
import { field } from "../../common/field";
import { formatOf } from "../model/formats";
import type { JsonSchema } from "../../common/jsonSchema";
import type { ProblemText } from "../content/problem";
import { count, didYouMean, quote, wrongFormat } from "./wording";

const typeNames: Readonly<Record<string, string>> = {
  string: "a text in double quotes",
  integer: "a whole number: digits only, without quotes or commas",
  number:
    "a number: digits and, before decimals, a dot, without quotes or commas",
  boolean: "true or false without quotes",
  array: "a list in [ ]",
  object: "an object in { }",
};

/** What a value of the wrong type is. */
function foundType(data: unknown): string {
  if (data === null) return "null, which is nothing";
  if (Array.isArray(data)) return "a list";
  if (typeof data === "string") return "a text";
  return typeof data === "object" ? "an object" : String(data);
}

/** The end of "Add it": the description of the field in the model and its example, if any. */
function purposeOf(schema: unknown): string {
  const examples = field(schema, "examples");
  const example = Array.isArray(examples)
    ? ` Example: ${JSON.stringify(examples[0])}.`
    : "";
  const description = field(schema, "description");
  return `${description ? `: ${String(description)}` : "."}${example}`;
}

/** Message and remedy for a limit, such as maxLength. */
const limit =
  (bound: string, measure: (data: unknown) => string) =>
  ({ data, params }: ErrorObject): ProblemText => ({
    message: measure(data),
    remedy: `Use at ${bound} ${Number(params["limit"]).toLocaleString("en")}.`,
  });
const characters = (data: unknown) =>
  `The text has ${count([...String(data)].length, "character")}.`;
const entries = (data: unknown) =>
  `The list has ${count(Array.isArray(data) ? data.length : 0, "entry", "entries")}.`;
const number = (data: unknown) => `The number is ${String(data)}.`;

/** Message and remedy for each JSON Schema keyword. The model's own keywords have theirs. */
export const schemaMessages: Readonly<
  Record<string, (error: ErrorObject) => ProblemText>
> = {
  required: ({ params, parentSchema }) => {
    const name = String(params["missingProperty"]);
    const property = field(field(parentSchema, "properties"), name);
    return {
      message: `The field "${name}" is missing.`,
      remedy: `Add it${purposeOf(property)}`,
    };
  },
  additionalProperties: ({ params, parentSchema }) => {
    const name = String(params["additionalProperty"]);
    const { properties = {} } = parentSchema as JsonSchema;
    const known = Object.keys(properties).filter((key) => key !== "$schema");
    return {
      message: `The field ${quote(name)} is unknown.`,
      remedy: `Correct the name or remove it. Known fields: ${known.join(", ")}.${didYouMean(name, known)}`,
    };
  },
  type: ({ params, data }) => ({
    message: `The value is ${foundType(data)}.`,
    remedy: `Write ${typeNames[String(params["type"])]}.`,
  }),
  discriminator: ({ params, parentSchema }) => {
    const kinds = ((parentSchema as JsonSchema).oneOf ?? []).map(
      ({ properties }) => String(properties?.["kind"]?.const),
    );
    const kind = String(params["tagValue"]);
    return {
      message: `There is no kind of section ${quote(kind)}.`,
      remedy: `Write one of ${kinds.join(", ")}.${didYouMean(kind, kinds)}`,
    };
  },
  enum: ({ params, data }) => {
    const choices = (params["allowedValues"] as unknown[]).map(String);
    return {
      message: `${quote(data)} is not one of the choices.`,
      remedy: `Write one of ${choices.join(", ")}.${didYouMean(String(data), choices)}`,
    };
  },
  const: ({ params, data }) => ({
    severity: "note",
    message: `${quote(data)} is not the schema of this file.`,
    remedy: `Write "${String(params["allowedValue"])}".`,
  }),
  pattern: ({ data, parentSchema }) =>
    wrongFormat(data, formatOf(parentSchema ?? {}) ?? {}),
  // The page shows a short text like any other.
  minLength: (error) => ({
    ...limit("least", characters)(error),
    severity: "note",
  }),
  maxLength: limit("most", characters),
  // The page shows a short list like any other, but not an empty one.
  minItems: (error) => ({
    ...limit("least", entries)(error),
    severity: field(error.data, "length") === 0 ? "error" : "note",
  }),
  maxItems: limit("most", entries),
  minimum: limit("least", number),
  maximum: limit("most", number),
};
