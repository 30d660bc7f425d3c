import Ajv, { type ErrorObject, type SchemaValidateFunction } from "ajv";
import { parsePath, type JsonPath } from "../../common/jsonPath";
import type { Problem, ProblemText } from "../content/problem";
import { fileSchema } from "../model/jsonSchema";
import type { ContentContext, ValueRule } from "./contentContext";
import { repeatedEntry } from "./rules/repeatedEntry";
import { textRules } from "./rules/texts";
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
function addKeyword<Value extends { readonly length: number }>(
  keyword: string,
  type: "string" | "array",
  rule: ValueRule<Value>,
): void {
  const validate: SchemaValidateFunction = function (
    this: ContentContext,
    setting: unknown,
    value: Value,
    _schema,
    place,
  ) {
    // The schema says what an empty value lacks.
    const problem = value.length > 0 ? rule(value, setting, this) : undefined;
    const instancePath = `${place?.instancePath}${problem?.at ?? ""}`;
    validate.errors = problem && [{ instancePath, params: problem }];
    return !problem;
  };
  ajv.addKeyword({ keyword, type, validate });
}

for (const [keyword, rule] of Object.entries(textRules))
  addKeyword(keyword, "string", rule);
addKeyword("uniqueBy", "array", repeatedEntry);

/** The path of the wrong value, or of the missing or unknown field. */
function pathOf({ instancePath, params }: ErrorObject): JsonPath {
  const name: unknown =
    params["missingProperty"] ?? params["additionalProperty"] ?? params["tag"];
  const path = parsePath(instancePath);
  return name === undefined ? path : [...path, String(name)];
}

/** The problems with a file's shape and the targets of its references: of each value the last by rank. */
export function schemaProblems(context: ContentContext): Problem[] {
  const { file } = context;
  const { typeName } = file.place;
  const validate =
    ajv.getSchema(typeName) ??
    ajv.compile({ $id: typeName, ...fileSchema(file.place) });
  validate.call(context, file.value);
  const found = (validate.errors ?? [])
    // uniqueBy reports repeated entries with their place.
    .filter(({ keyword }) => keyword !== "uniqueItems")
    .map((error) => {
      const standard = schemaMessages[error.keyword]?.(error);
      const { message, remedy, severity } =
        standard ?? (error.params as ProblemText);
      return {
        // Notes say least, and our own rules know more than the schema.
        rank: severity === "note" ? 0 : standard ? 1 : 2,
        problem: file.problem(pathOf(error), message, remedy, severity),
      };
    })
    .sort((one, other) => one.rank - other.rank);
  return [
    ...new Map(found.map(({ problem }) => [problem.field, problem])).values(),
  ];
}
