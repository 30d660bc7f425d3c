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

/** What a value of the wrong type is. */
function foundType(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (typeof data === "string") return "a text";
  return typeof data === "object" && data ? "an object" : String(data);
}

/** Message and remedy for a limit, such as maxLength. */
const limit =
  (bound: string, measure: (data: unknown) => string) =>
  ({ data, params }: ErrorObject): ProblemText => ({
    message: measure(data),
    remedy: `Use at ${bound} ${Number(params["limit"]).toLocaleString("en")}.`,
  });
const characters = (data: unknown) =>
  `The text has ${[...String(data)].length} characters.`;
const entries = (data: unknown) =>
  `The list has ${String(field(data, "length"))} entries.`;
const number = (data: unknown) => `The number is ${String(data)}.`;

/** A note, which does not stop the build: the page shows a short text or list like any other. */
const note =
  (message: (error: ErrorObject) => ProblemText) =>
  (error: ErrorObject): ProblemText => ({
    ...message(error),
    severity: field(error.data, "length") === 0 ? "error" : "note",
  });

/** Message and remedy for a value that is none of the choices. */
const choice = (value: string, choices: readonly string[]): ProblemText => ({
  message: `${quote(value)} is not one of the choices.`,
  remedy: `Write one of ${choices.join(", ")}.${didYouMean(value, choices)}`,
});

/** Message and remedy for each JSON Schema keyword. The model's own keywords have theirs. */
export const schemaMessages: Readonly<
  Record<string, (error: ErrorObject) => ProblemText>
> = {
  required: ({ params, parentSchema }) => {
    const name = String(params["missingProperty"]);
    const property = field(field(parentSchema, "properties"), name);
    const examples = field(property, "examples");
    const example = Array.isArray(examples)
      ? ` Example: ${JSON.stringify(examples[0])}.`
      : "";
    return {
      message: `The field "${name}" is missing.`,
      remedy: `Add it. ${String(field(property, "description"))}${example}`,
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
  type: ({ params, data }) => ({
    message: `The value is ${foundType(data)}.`,
    remedy: `Write ${typeNames[String(params["type"])]}.`,
  }),
  discriminator: ({ params, parentSchema }) =>
    choice(
      String(params["tagValue"]),
      ((parentSchema as JsonSchema).oneOf ?? []).map(({ properties }) =>
        String(properties?.["kind"]?.const),
      ),
    ),
  enum: ({ params, data }) =>
    choice(String(data), (params["allowedValues"] as unknown[]).map(String)),
  const: ({ params, data }) => ({
    severity: "note",
    message: `${quote(data)} is not the schema of this file.`,
    remedy: `Write "${String(params["allowedValue"])}".`,
  }),
  pattern: ({ data, parentSchema }) =>
    wrongFormat(data, formatOf(parentSchema ?? {}) ?? {}),
  minLength: note(limit("least", characters)),
  maxLength: limit("most", characters),
  minItems: note(limit("least", entries)),
  maxItems: limit("most", entries),
  minimum: limit("least", number),
  maximum: limit("most", number),
};
