import {
  toErrorSchema,
  type ErrorSchema,
  type ValidatorType,
} from "@rjsf/utils";
import { schemaMessages } from "../../../../src/gatsby/check/schemaMessages";
import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import { cleanValue } from "../model/cleanValue";
import {
  parsePath,
  valueAt,
  type JsonPath,
} from "../../../../src/common/jsonPath";
import { schemaAt, type JsonSchema } from "../../../../src/common/jsonSchema";
import validators from "./validators";

type SchemaError = Parameters<(typeof schemaMessages)[string]>[0];

/** A problem with a field, in the words of the schema or of the check. */
interface FieldProblem {
  readonly path: JsonPath;
  readonly message: string;
}

function problemMessage(error: SchemaError): string {
  const textOf = schemaMessages[error.keyword];
  const isEmpty = (error.data ?? null) === null;
  if (!textOf || isEmpty || error.keyword === "required")
    return "This field needs a value.";
  // The check's words for an address name a file.
  if (error.keyword === "pattern" && error.parentSchema?.["address"] === true)
    return "Choose a page, or type an address such as https://www.example.com.";
  const { message, remedy } = textOf(error);
  return `${message} ${remedy}`;
}

/** The field of the form that shows a problem: a rich text has one field for all its blocks. */
export function shownPath(field: string, schema: JsonSchema): JsonPath {
  const path = parsePath(field);
  const text = path.findIndex(
    (_step, index) => schemaAt(schema, path.slice(0, index)).items?.html,
  );
  return text < 0 ? path : path.slice(0, text);
}

/** Problems of the value of a file with its schema, without the check's notes. */
export function problemsOf(
  value: unknown,
  schema: JsonSchema,
  file: string,
): FieldProblem[] {
  const validate = validators[contentFileType(file)?.typeName ?? ""];
  const cleaned = cleanValue(value, schema);
  validate?.(cleaned);
  return (validate?.errors ?? []).flatMap((each) => {
    const { instancePath, params } = each;
    const at = parsePath(instancePath);
    const error = {
      ...each,
      data: valueAt(cleaned, at),
      parentSchema: schemaAt(schema, at),
    };
    if (schemaMessages[error.keyword]?.(error).severity === "note") return [];
    const message = problemMessage(error);
    const field = `${instancePath}/${String(params["missingProperty"] ?? "")}`;
    return { path: shownPath(field, schema), message };
  });
}

/** The form library validates nothing by itself: it shows the problems that it is given. */
export const noValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

/** Problems as the form library takes them. */
export const errorSchema = (problems: readonly FieldProblem[]): ErrorSchema =>
  toErrorSchema(
    problems.map(({ path, message }) => ({
      property: path.join("."),
      message,
      stack: message,
    })),
  );
