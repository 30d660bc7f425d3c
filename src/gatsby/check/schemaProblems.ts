import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { field } from "../../common/field";
import { contentFileType, type ContentPlace } from "../model/contentTypes";
import { fileSchema, type JsonSchema } from "../model/jsonSchema";
import type { ContentContext } from "./contentContext";
import type { ContentFile, JsonPath } from "./contentFile";
import type { Problem, ProblemText } from "./problem";
import { repeatedEntries } from "./rules/repeatedEntries";
import { textRule } from "./rules/text";
import { valueRules } from "./rules/values";
import { schemaTexts } from "./schemaTexts";
import { didYouMean } from "./wording";

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
  return schemaTexts[keyword] ? 2 : 1;
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
      schemaTexts[error.keyword]?.(error) ?? (error.params as ProblemText);
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
