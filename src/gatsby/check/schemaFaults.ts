import type { ErrorObject } from "ajv";
import { didYouMean } from "./closest";
import type { Fault } from "./fault";
import { field } from "../../common/field";
import { count, quote } from "./quote";

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
  if (typeof value === "number")
    return Number.isInteger(value) ? "a number" : "a number with decimals";
  return (
    { string: "a text", boolean: "true or false", object: "an object" }[
      typeof value as string
    ] ?? "a value"
  );
}

function typeFault(expected: string, data: unknown): Fault {
  const digits =
    typeof data === "string" ? data.replace(/^[₹\s]+|[,\s]/g, "") : "";
  const number =
    expected === "integer" && /^\d+$/.test(digits)
      ? `Write ${digits}: digits only, without quotes, commas or currency sign.`
      : undefined;
  const name = typeNames[expected] ?? expected;
  return {
    message: `Here stands ${nameOf(data)}; ${name} is expected.`,
    remedy: number ?? `Write ${name}.`,
  };
}

function keysOf(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** ": what the field is for." from the model, with an example, as far as it says. */
function descriptionOf(schema: unknown, name: string): string {
  const property = field(field(schema, "properties"), name);
  const description = field(property, "description");
  const examples = field(property, "examples");
  const example = Array.isArray(examples)
    ? ` Example: ${JSON.stringify(examples[0])}.`
    : "";
  return typeof description === "string"
    ? `: ${description}${example}`
    : `.${example}`;
}

function countFault({
  keyword,
  params,
  parentSchema,
  data,
}: ErrorObject): Fault {
  const isExact =
    field(parentSchema, "minItems") === field(parentSchema, "maxItems");
  const least = keyword === "minItems" ? "at least" : "at most";
  return {
    message: `The list has ${count(Array.isArray(data) ? data.length : 0, "entry", "entries")}.`,
    remedy: `It has to have ${isExact ? "exactly" : least} ${String(params["limit"])}.`,
  };
}

/** What an error of the schema means, in plain words. */
export function schemaFault(error: ErrorObject): Fault {
  const { keyword, params, parentSchema, data } = error;
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "required": {
      const name = String(params["missingProperty"]);
      return {
        message: `The field "${name}" is missing.`,
        remedy: `Add it${descriptionOf(parentSchema, name)}`,
      };
    }
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      const known = keysOf(field(parentSchema, "properties")).filter(
        (key) => key !== "$schema",
      );
      return {
        message: `The field ${quote(name)} is unknown.`,
        remedy: `Correct the name or remove it; known are ${known.join(", ")}.${didYouMean(name, known)}`,
      };
    }
    case "type":
      return typeFault(String(params["type"]), data);
    case "enum": {
      const choices: unknown = params["allowedValues"];
      const list = Array.isArray(choices) ? choices.map(String) : [];
      return {
        message: `${quote(data)} is not one of the choices.`,
        remedy: `Write one of ${list.join(", ")}.${didYouMean(String(data), list)}`,
      };
    }
    case "minLength":
    case "maxLength":
      return {
        message: `The text is too ${keyword === "minLength" ? "short" : "long"}: ${count([...String(data)].length, "character")}.`,
        remedy: `Write at ${keyword === "minLength" ? "least" : "most"} ${count(limit, "character")}.`,
      };
    case "minItems":
    case "maxItems":
      return countFault(error);
    case "minimum":
    case "maximum":
      return {
        message: `The number ${String(data)} is too ${keyword === "minimum" ? "small" : "large"}.`,
        remedy: `Write a whole number of at ${keyword === "minimum" ? "least" : "most"} ${limit.toLocaleString("en")}.`,
      };
    default:
      return {
        message: "The value is not as expected.",
        remedy: "Compare with the entries around it.",
      };
  }
}
