import Ajv, { type ErrorObject, type SchemaValidateFunction } from "ajv";
import { fileSchema } from "../model/jsonSchema";
import type { ContentContext, PartProblem } from "./contentContext";
import { parsePath, type JsonPath } from "../../common/jsonPath";
import type { ContentFile } from "../content/ContentFile";
import type { Problem, ProblemText } from "../content/problem";
import { repeatedEntries } from "./rules/repeatedEntries";
import { textRule } from "./rules/text";
import { valueRules } from "./rules/values";
import { schemaMessages } from "./schemaMessages";

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  passContext: true,
  discriminator: true,
  // Optimising takes half of the compilation time and does not pay off for so few files.
  code: { optimize: false },
});

/**
 * Adds a keyword of ours (jsonSchema.ts). Ajv calls its function with the keyword's setting and the value, and reads the
 * errors from that function (https://ajv.js.org/keywords.html). `this` is the context that `validate.call` is given.
 * `params` of an error is ours: it carries message and remedy, which `schemaProblems` reads below.
 */
function addKeyword<Setting, Value>(
  keyword: string,
  type: "string" | "array",
  rule: (
    value: Value,
    setting: Setting,
    context: ContentContext,
  ) => Iterable<PartProblem>,
): void {
  const validate: SchemaValidateFunction = function (
    this: ContentContext,
    setting: Setting,
    value: Value,
    _schema,
    place,
  ) {
    validate.errors = Array.from(
      rule(value, setting, this),
      ({ at = "", ...params }) => ({
        instancePath: `${place?.instancePath}${at}`,
        params,
      }),
    );
    return validate.errors.length === 0;
  };
  ajv.addKeyword({ keyword, type, validate });
}

for (const [keyword, rule] of Object.entries({
  text: textRule,
  ...valueRules,
}))
  addKeyword(keyword, "string", (value: string, setting, context) =>
    [rule(value, setting, context) ?? []].flat(),
  );
addKeyword("uniqueBy", "array", repeatedEntries);

/** The path of the wrong value, or of the missing or unknown field. */
function pathOf({ instancePath, params }: ErrorObject): JsonPath {
  const name: unknown =
    params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
  const path = parsePath(instancePath);
  return name === undefined ? path : [...path, String(name)];
}

/**
 * Rank of an error: damaged texts, then the model's rules, then JSON Schema's. Only a value's first error is reported,
 * or its first note.
 */
function rank({ keyword }: ErrorObject): number {
  if (keyword === "text") return 0;
  return schemaMessages[keyword] ? 2 : 1;
}

/** Every problem with a file's shape and the targets of its references. */
export function schemaProblems(
  file: ContentFile,
  context: ContentContext,
): Problem[] {
  const { place } = file;
  const validate =
    ajv.getSchema(place.typeName) ??
    ajv.compile({ $id: place.typeName, ...fileSchema(place) });
  validate.call(context, file.value);
  const problems = new Map<string, Problem>();
  for (const error of (validate.errors ?? []).sort(
    (one, other) => rank(one) - rank(other),
  )) {
    const { keyword, params } = error;
    // uniqueBy reports repeated entries with their place.
    if (keyword === "uniqueItems") continue;
    const { message, remedy, severity } =
      schemaMessages[keyword]?.(error) ?? (params as ProblemText);
    const problem = file.problem(pathOf(error), message, remedy, severity);
    const first = problems.get(problem.field);
    if (!first || (first.severity === "note" && severity !== "note"))
      problems.set(problem.field, problem);
  }
  return [...problems.values()];
}
