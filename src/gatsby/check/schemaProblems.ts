import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { field } from "../../common/field";
import { contentFileType, type ContentPlace } from "../model/contentTypes";
import { formatOf } from "../model/formats";
import { fileSchema, type JsonSchema } from "../model/jsonSchema";
import type { ContentContext } from "./contentContext";
import type { ContentFile, JsonPath } from "./contentFile";
import type { Problem, ProblemText } from "./problem";
import { repeatedEntries } from "./rules/repeatedEntries";
import { textRule } from "./rules/text";
import { valueRules } from "./rules/values";
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
const texts: Readonly<Record<string, (error: ErrorObject) => ProblemText>> = {
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

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  passContext: true,
  // Tidying the code up takes half of the compilation, and saves nothing on so few files.
  code: { optimize: false },
});
for (const [keyword, rule] of Object.entries({ text: textRule, ...valueRules }))
  ajv.addKeyword({
    keyword,
    type: "string",
    validate: function validate(
      this: ContentContext,
      setting: unknown,
      value: string,
      schema?: JsonSchema,
    ): boolean {
      const problem = rule(value, setting, this, schema ?? {});
      Object.assign(validate, { errors: problem && [{ params: problem }] });
      return !problem;
    },
  });
ajv.addKeyword({
  keyword: "uniqueBy",
  type: "array",
  validate: function validate(
    names: readonly string[],
    list: readonly unknown[],
    _schema?: unknown,
    at?: { instancePath: string },
  ): boolean {
    const errors = [...repeatedEntries(list, names)].map(({ path, text }) => ({
      instancePath: `${at?.instancePath}${path}`,
      params: text,
    }));
    Object.assign(validate, { errors });
    return errors.length === 0;
  },
});

const validators = new Map<string, ValidateFunction>();

function validatorOf(place: ContentPlace): ValidateFunction {
  const known = validators.get(place.typeName);
  const validate = known ?? ajv.compile(fileSchema(place));
  validators.set(place.typeName, validate);
  return validate;
}

/** The path that a JSON pointer into a value stands for. */
function jsonPath(pointer: string, value: unknown): JsonPath {
  let current = value;
  return pointer
    .split("/")
    .slice(1)
    .map((step) => {
      const key = step.replace(/~1/g, "/").replace(/~0/g, "~");
      const isIndex = Array.isArray(current);
      current = field(current, key);
      return isIndex ? Number(key) : key;
    });
}

const unknownName = ({ keyword, params }: ErrorObject): string | undefined =>
  keyword === "additionalProperties"
    ? String(params["additionalProperty"])
    : undefined;

/** The unknown field that stands in place of a missing one: of nearly the same name, or the only unknown one beside the only missing one. */
function misspelt(
  missing: ErrorObject,
  errors: readonly ErrorObject[],
): ErrorObject | undefined {
  if (missing.keyword !== "required") return undefined;
  const name = String(missing.params["missingProperty"]);
  const beside = errors.filter(
    ({ instancePath }) => instancePath === missing.instancePath,
  );
  const unknown = beside.filter((error) => unknownName(error));
  const isOnlyPair =
    unknown.length === 1 &&
    beside.filter(({ keyword }) => keyword === "required").length === 1;
  return isOnlyPair
    ? unknown[0]
    : unknown.find(
        (error) => didYouMean(unknownName(error) ?? "", [name]) !== "",
      );
}

/** Of several errors of one value the first in this order is reported; a value of the wrong type has no others. */
function order({ keyword }: ErrorObject): number {
  if (keyword === "text") return 0;
  return texts[keyword] ? 2 : 1;
}

/** Every problem of one file with the shape of the content and with what its values refer to. */
export function schemaProblems(
  file: ContentFile,
  context: ContentContext,
): Problem[] {
  const place = contentFileType(file.name);
  if (!place) return [];
  const validate = validatorOf(place);
  validate.call(context, file.value);
  // What stands twice in a list is reported by uniqueBy, with its place.
  const errors = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "uniqueItems")
    .sort((one, other) => order(one) - order(other));
  const meant = new Map(
    errors.map((error) => [misspelt(error, errors), error] as const),
  );
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    if (misspelt(error, errors)) continue;
    const { message, remedy } =
      texts[error.keyword]?.(error) ?? (error.params as ProblemText);
    const name = String(
      error.params["missingProperty"] ?? unknownName(error) ?? "",
    );
    const path = jsonPath(error.instancePath, file.value);
    const missing = meant.get(error)?.params["missingProperty"] as unknown;
    const problem = file.problem(
      name ? [...path, name] : path,
      message,
      missing && !remedy.includes("Did you mean")
        ? `${remedy} Did you mean "${String(missing)}"?`
        : remedy,
      { at: name ? "key" : "value" },
    );
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return [...problems.values()];
}
