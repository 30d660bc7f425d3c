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
import { leavesIn } from "../../../../src/common/leavesIn";
import { entryTitle } from "../model/words";
import validators from "./validators";

type SchemaError = Parameters<(typeof schemaMessages)[string]>[0];

/** A problem with a field, in the words of the schema or of the check. */
export interface FieldProblem {
  readonly path: JsonPath;
  readonly message: string;
  /** Whether it prevents no save. */
  readonly isAdvice?: boolean;
}

/** Decimal places of a price; a point before three digits was meant to divide thousands. */
const mostDecimals = 2;

/** Numbers of which the point divides thousands, such as 6.499. */
function* thousandsProblems(value: unknown): Generator<FieldProblem> {
  for (const { path, value: number } of leavesIn(value)) {
    if (typeof number !== "number") continue;
    const [whole = "", decimals = ""] = String(number).split(".");
    if (decimals.length > mostDecimals)
      yield {
        path,
        message: `This is a number below ${Number(whole) + 1}. If it is in thousands, write ${whole}${decimals} without a point; otherwise with at most two decimals.`,
      };
  }
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

/** A message with the first words of the block that it is about, if the field shows several. */
export function namingBlock(
  message: string,
  field: string,
  schema: JsonSchema,
  value: unknown,
): string {
  const path = parsePath(field);
  const block = valueAt(value, path);
  if (shownPath(field, schema).length === path.length || !block) return message;
  return `The part that begins with “${entryTitle(block).slice(0, 40)}…”: ${message}`;
}

/** Problems of the value of a file with its schema, and advice. */
export function problemsOf(
  value: unknown,
  schema: JsonSchema,
  file: string,
): FieldProblem[] {
  const validate = validators[contentFileType(file)?.typeName ?? ""];
  const cleaned = cleanValue(value, schema);
  validate?.(cleaned);
  const found = (validate?.errors ?? []).map((each): FieldProblem => {
    const { instancePath, params } = each;
    const at = parsePath(instancePath);
    const error = {
      ...each,
      data: valueAt(cleaned, at),
      parentSchema: schemaAt(schema, at),
    };
    const isAdvice = schemaMessages[error.keyword]?.(error).severity === "note";
    const field = `${instancePath}/${String(params["missingProperty"] ?? "")}`;
    const message = namingBlock(problemMessage(error), field, schema, cleaned);
    return { path: shownPath(field, schema), message, isAdvice };
  });
  return [...found, ...thousandsProblems(cleaned)];
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
