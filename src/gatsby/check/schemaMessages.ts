import type { ErrorObject } from "ajv";
import { field } from "../../common/field";
import type { JsonSchema } from "../../common/jsonSchema";
import type { ProblemText } from "../content/problem";
import { formatOf } from "../model/formats";
import { didYouMean, quote, wrongFormat } from "./wording";

const typeNames: Readonly<Record<string, string>> = {
  string: "a text in double quotes",
  integer: "a whole number: digits only, without quotes or commas",
  number:
    "a number: digits and, before decimals, a dot, without quotes or commas",
  boolean: "true or false without quotes",
  array: "a list in [ ]",
  object: "an object in { }",
};

/** What the model says of a value, with an example. */
function explained(schema: unknown): string {
  const example = field(field(schema, "examples"), "0");
  const description = field(schema, "description");
  return (description ? ` ${String(description)}` : "").concat(
    example === undefined ? "" : ` Example: ${JSON.stringify(example)}.`,
  );
}

/** What a limit is for. */
function size(data: unknown): string {
  if (Array.isArray(data)) return `The list has ${data.length} entries.`;
  return typeof data === "string"
    ? `The text has ${[...data].length} characters.`
    : `The number is ${String(data)}.`;
}

/** Message and remedy for a limit. A page shows a short text or list like any other, but not an empty list. */
const limit = ({ keyword, data, params }: ErrorObject): ProblemText => ({
  severity:
    keyword === "minLength" ||
    (keyword === "minItems" && field(data, "length") !== 0)
      ? "note"
      : "error",
  message: size(data),
  remedy: `Use at ${keyword.startsWith("min") ? "least" : "most"} ${Number(params["limit"]).toLocaleString("en")}.`,
});

/** Message and remedy for a value that is none of the choices, or is missing. */
const choice = (value: unknown, choices: readonly string[]): ProblemText => ({
  message:
    value === undefined
      ? "The field is missing."
      : `${quote(value)} is not one of the choices.`,
  remedy: `Write one of ${choices.join(", ")}.${didYouMean(String(value), choices)}`,
});

/** Message and remedy for each JSON Schema keyword. The model's own keywords have theirs. */
export const schemaMessages: Readonly<
  Record<string, (error: ErrorObject) => ProblemText>
> = {
  required: ({ params, parentSchema }) => {
    const name = String(params["missingProperty"]);
    const property = field(field(parentSchema, "properties"), name);
    return {
      message: `The field "${name}" is missing.`,
      remedy: `Add it.${explained(property)}`,
    };
  },
  additionalProperties: ({ params, parentSchema }) => {
    const name = String(params["additionalProperty"]);
    const known = Object.keys((parentSchema as JsonSchema).properties ?? {});
    return {
      message: `The field ${quote(name)} is unknown.`,
      remedy: `Correct the name or remove it. Known fields: ${known.join(", ")}.${didYouMean(name, known)}`,
    };
  },
  type: ({ params, parentSchema }) => ({
    message: `The value is not ${typeNames[String(params["type"])]}.`,
    remedy: `Correct it.${explained(parentSchema)}`,
  }),
  discriminator: ({ params, parentSchema }) =>
    choice(
      params["tagValue"],
      ((parentSchema as JsonSchema).oneOf ?? []).map(({ properties }) =>
        String(properties?.["kind"]?.const),
      ),
    ),
  enum: ({ params, data }) =>
    choice(data, (params["allowedValues"] as unknown[]).map(String)),
  // Every text has a pattern (jsonSchema.ts), which an empty one does not match.
  pattern: ({ data, parentSchema }) =>
    String(data).trim() === ""
      ? {
          message: "The text is empty.",
          remedy: `Write it.${explained(parentSchema)}`,
        }
      : wrongFormat(data, formatOf(parentSchema ?? {}) ?? {}),
  minLength: limit,
  maxLength: limit,
  minItems: limit,
  maxItems: limit,
  minimum: limit,
  maximum: limit,
};
