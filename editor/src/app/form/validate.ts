import validator from "@rjsf/validator-ajv8";
import {
  ErrorSchemaBuilder,
  type ErrorSchema,
  type RJSFSchema,
} from "@rjsf/utils";
import { cleanValue } from "../model/cleanValue";
import {
  pathOfField,
  schemaAt,
  type FieldPath,
  type JsonSchema,
} from "../model/schema";

/** An error of the validator, with the value that it is about. */
interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {
    readonly limit?: number;
    readonly missingProperty?: string;
  };
  readonly data?: unknown;
}

/** A problem with a field, in the words of the schema or of the check. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly message: string;
}

function problemMessage(
  { keyword, message = "", params: { limit = 0 }, data }: SchemaError,
  { minLength = 0, maxLength = 0, patternErrorMessage }: JsonSchema,
): string {
  if (keyword === "required" || keyword === "type" || data === "")
    return "This field needs a value.";
  const entries = limit === 1 ? "entry" : "entries";
  switch (keyword) {
    case "pattern":
      return `${patternErrorMessage ?? message}.`;
    case "minLength":
    case "maxLength":
      return `Write ${minLength} to ${maxLength} characters; there are ${String(data).length}.`;
    case "minItems":
      return `Here must be at least ${limit} ${entries}.`;
    case "maxItems":
      return `Here fit at most ${limit} ${entries}.`;
    case "minimum":
    case "maximum":
      return `Write a number of at ${keyword === "minimum" ? "least" : "most"} ${limit}.`;
    default:
      return `This value does not fit: ${message}.`;
  }
}

/** The field of the form that shows a problem: a rich text has one field for all its blocks. */
export function shownPath(path: FieldPath, schema: JsonSchema): FieldPath {
  const end = path.findIndex(
    (_step, index) => schemaAt(schema, path.slice(0, index)).items?.html,
  );
  return end < 0 ? path : path.slice(0, end);
}

/** Problems of a form's value with its schema. */
export function problemsOf(value: unknown, schema: JsonSchema): FieldProblem[] {
  const { errors = [] } = validator.rawValidation<SchemaError>(
    schema as RJSFSchema,
    cleanValue(value, schema),
  );
  return errors.map((error) => {
    const path = pathOfField(
      `${error.instancePath}/${error.params.missingProperty ?? ""}`,
    );
    return {
      path: shownPath(path, schema),
      message: problemMessage(error, schemaAt(schema, path)),
    };
  });
}

/** Problems as the form library takes them. */
export function errorSchema(problems: readonly FieldProblem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { path, message } of problems)
    builder.addErrors(message, [...path]);
  return builder.ErrorSchema;
}
