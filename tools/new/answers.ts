import Ajv from "ajv";
import { editorSchema } from "../../src/gatsby/model/editorSchema";
import type { JsonSchema } from "../../src/gatsby/model/jsonSchema";

/** Something that a maintainer is asked for. */
export interface Question {
  /** Name of the flag, such as "title" for --title. */
  name: string;
  /** What the answer is for. */
  description: string;
  /** What the model says of the answer; without it any text will do. */
  schema?: JsonSchema;
  /** Taken where nothing is answered. */
  initial?: string | undefined;
  /** Whether the answer may be left out. */
  isOptional?: boolean;
  /** Whether there are several answers, one on each line. */
  isList?: boolean;
}

/** Answers by the names of the questions; several for a list. */
export type Answers = ReadonlyMap<string, readonly string[]>;

const ajv = new Ajv({ strict: false });
const yesOrNo = new Map([
  ["yes", true],
  ["no", false],
]);

/** Says what is wrong with an answer, as far as the answer alone shows it. */
export function answerFault(
  { schema }: Question,
  answer: string,
): string | undefined {
  if (!schema) return answer.trim() === "" ? "Write something." : undefined;
  const standard = editorSchema(schema);
  if (standard["type"] === "boolean")
    return yesOrNo.has(answer) ? undefined : "Write yes or no.";
  if (ajv.validate(standard, answer)) return undefined;
  const [error] = ajv.errors ?? [];
  if (!error) return undefined;
  switch (error.keyword) {
    case "pattern":
      return `${String(standard["patternErrorMessage"])}.`;
    case "enum":
      return `Write one of ${String(error.params["allowedValues"]).replaceAll(",", ", ")}.`;
    case "minLength":
      return `Write at least ${String(error.params["limit"])} characters; these are ${answer.length}.`;
    case "maxLength":
      return `Write at most ${String(error.params["limit"])} characters; these are ${answer.length}.`;
    default:
      return error.message;
  }
}

/** What an answer is written as: yes and no become true and false. */
export function valueOf(
  schema: JsonSchema | undefined,
  answer: string,
): string | boolean {
  return schema?.["type"] === "boolean"
    ? (yesOrNo.get(answer) ?? false)
    : answer;
}

/** The question that a field of the model stands for. */
export function questionOf(
  name: string,
  schema: JsonSchema,
  more: Partial<Question> = {},
): Question {
  return {
    name,
    description: schema.description ?? name,
    schema: schema["type"] === "array" ? (schema.items ?? {}) : schema,
    isList: schema["type"] === "array",
    ...more,
  };
}
