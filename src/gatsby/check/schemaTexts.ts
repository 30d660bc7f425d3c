import type { ErrorObject } from "ajv";
import { field } from "../../common/field";
import { formatOf } from "../model/formats";
import type { JsonSchema } from "../model/jsonSchema";
import type { ProblemText } from "./problem";
import { count, didYouMean, quote } from "./wording";

const typeNames: Readonly<Record<string, string>> = {
  string: "a text in double quotes",
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in [ ]",
  object: "an object in { }",
};

function nameOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return "true or false";
  if (typeof value === "object") return "an object";
  return Number.isInteger(value) ? "a number" : "a number with decimals";
}

/** ": what the field is for." from the model, with an example, as far as it says. */
function purposeOf(schema: unknown): string {
  const examples = field(schema, "examples");
  const example = Array.isArray(examples)
    ? ` Example: ${JSON.stringify(examples[0])}.`
    : "";
  return `: ${String(field(schema, "description"))}${example}`;
}

const length = ({ data, params }: ErrorObject, is: string, limit: string) => ({
  message: `The text is too ${is}: ${count([...String(data)].length, "character")}.`,
  remedy: `Write at ${limit} ${count(Number(params["limit"]), "character")}.`,
});

const entries = ({ data, params, parentSchema }: ErrorObject, is: string) => {
  const isExact =
    field(parentSchema, "minItems") === field(parentSchema, "maxItems");
  return {
    message: `The list has ${count(Array.isArray(data) ? data.length : 0, "entry", "entries")}.`,
    remedy: `It has to have ${isExact ? "exactly" : is} ${String(params["limit"])}.`,
  };
};

const bound = ({ data, params }: ErrorObject, is: string, limit: string) => ({
  message: `The number ${String(data)} is too ${is}.`,
  remedy: `Write a whole number of at ${limit} ${Number(params["limit"]).toLocaleString("en")}.`,
});

/** What an error of a keyword means, in plain words. Keywords of the model bring their own words. */
export const schemaTexts: Readonly<
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
    const properties = (parentSchema as JsonSchema).properties ?? {};
    const known = Object.keys(properties).filter((key) => key !== "$schema");
    return {
      message: `The field ${quote(name)} is unknown.`,
      remedy: `Correct the name or remove it; known are ${known.join(", ")}.${didYouMean(name, known)}`,
    };
  },
  type: ({ params, data }) => {
    const expected = String(params["type"]);
    const name = typeNames[expected] ?? expected;
    const digits = String(data).replace(/^[₹\s]+|[,\s]/g, "");
    const isNumber = expected === "integer" && /^\d+$/.test(digits);
    return {
      message: `Here stands ${nameOf(data)}; ${name} is expected.`,
      remedy: isNumber
        ? `Write ${digits}: digits only, without quotes, commas or currency sign.`
        : `Write ${name}.`,
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
    message: `${quote(data)} is not the schema of this file.`,
    remedy: `Write "${String(params["allowedValue"])}".`,
  }),
  pattern: ({ data, parentSchema }) => {
    const { description, example } = formatOf(parentSchema ?? {}) ?? {};
    return {
      message: `${quote(data)} is not ${description}.`,
      remedy: `Write ${description}, such as ${example}.`,
    };
  },
  minLength: (error) => length(error, "short", "least"),
  maxLength: (error) => length(error, "long", "most"),
  minItems: (error) => entries(error, "at least"),
  maxItems: (error) => entries(error, "at most"),
  minimum: (error) => bound(error, "small", "least"),
  maximum: (error) => bound(error, "large", "most"),
};
