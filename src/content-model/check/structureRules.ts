import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import { contentFileType } from "../contentTypes";
import { ContentSchemas } from "../jsonSchema";
import { didYouMean } from "./closest";
import type { ContentContext } from "./contentContext";
import type { ContentFile, JsonPath } from "./contentFile";
import { field } from "./field";
import type { Problem } from "./problem";
import { valueRules, type Fault } from "./valueRules";

const typeWords: Readonly<Record<string, string>> = {
  string: "a text in double quotes",
  integer: "a whole number without quotes",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
};

function jsonPath(instancePath: string, value: unknown): JsonPath {
  let current = value;
  return instancePath
    .split("/")
    .slice(1)
    .map((step) => {
      const key = step.replace(/~1/g, "/").replace(/~0/g, "~");
      const isIndex = Array.isArray(current);
      current = field(current, key);
      return isIndex ? Number(key) : key;
    });
}

/** A misspelt key makes two errors, one for each name: only the unknown name is told. */
function isMisspelt(
  { keyword, params, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  const missing = String(params["missingProperty"]);
  return (
    keyword === "required" &&
    errors.some(
      (other) =>
        other.keyword === "additionalProperties" &&
        other.instancePath === instancePath &&
        didYouMean(String(other.params["additionalProperty"]), [missing]) !==
          "",
    )
  );
}

function keysOf(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** An error of the schema in plain words. */
function describe({ keyword, params, parentSchema, data }: ErrorObject): Fault {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "required":
      return {
        message: `The field "${params["missingProperty"]}" is missing.`,
        remedy: `Add it${descriptionOf(parentSchema, String(params["missingProperty"]))}`,
      };
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      const known = keysOf(field(parentSchema, "properties"));
      return {
        message: `The field "${name}" is unknown.`,
        remedy: `Correct the name or remove it; known are ${known.filter((key) => key !== "$schema").join(", ")}.${didYouMean(name, known)}`,
      };
    }
    case "type":
      return {
        message: "The value is of the wrong type.",
        remedy: `Write ${typeWords[String(params["type"])] ?? String(params["type"])}.`,
      };
    case "enum": {
      const choices: unknown = params["allowedValues"];
      const list = Array.isArray(choices) ? choices.map(String) : [];
      return {
        message: `The value "${String(data)}" is not one of the choices.`,
        remedy: `Write one of ${list.join(", ")}.${didYouMean(String(data), list)}`,
      };
    }
    case "minLength":
      return {
        message: "The text is too short.",
        remedy: `Write at least ${count(limit, "character")}.`,
      };
    case "maxLength":
      return {
        message: `The text is too long: ${String(data).length} characters.`,
        remedy: `Write at most ${count(limit, "character")}.`,
      };
    case "minItems":
    case "maxItems": {
      const isExact =
        field(parentSchema, "minItems") === field(parentSchema, "maxItems");
      const length = Array.isArray(data) ? data.length : 0;
      const bound = isExact
        ? "exactly"
        : keyword === "minItems"
          ? "at least"
          : "at most";
      return {
        message: `The list has ${count(length, "entry").replace("entrys", "entries")}.`,
        remedy: `It has to have ${bound} ${limit}.`,
      };
    }
    case "minimum":
    case "maximum":
      return {
        message: `The number ${String(data)} is too ${keyword === "minimum" ? "small" : "large"}.`,
        remedy: `Write a number of ${keyword === "minimum" ? "at least" : "at most"} ${limit}.`,
      };
    default:
      return {
        message: "The value is not as expected.",
        remedy: "Compare with the entries around it.",
      };
  }
}

/** ": what the field is for." from the model, as far as it says. */
function descriptionOf(schema: unknown, name: string): string {
  const description = field(
    field(field(schema, "properties"), name),
    "description",
  );
  return typeof description === "string" ? `: ${description}` : ".";
}

/** Checks content files against the schemas that follow from the model, one file at a time. */
export class StructureChecker {
  private readonly ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
  });
  private readonly schemas = new ContentSchemas();
  private readonly validators = new Map<string, ValidateFunction>();
  private file = "";
  private faults: { path: string; fault: Fault }[] = [];

  constructor(context: ContentContext) {
    for (const [keyword, rule] of Object.entries(valueRules)) {
      this.ajv.addKeyword({
        keyword,
        type: "string",
        errors: false,
        validate: (
          setting: unknown,
          value: string,
          _schema?: unknown,
          data?: { instancePath: string },
        ): boolean => {
          if (keyword !== "notBlank" && value.trim() === "") return true;
          const fault = rule(value, setting, context, this.file);
          if (fault)
            this.faults.push({ path: data?.instancePath ?? "", fault });
          return true;
        },
      });
    }
  }

  /** Every problem of one file with the shape of the content and with what its values refer to. */
  check(file: ContentFile): Problem[] {
    const validate = this.validatorOf(file.name);
    if (!validate) {
      return [
        file.problem(
          [],
          "The content model knows no file of this name.",
          "Correct the name of the file or its folder, or delete it.",
        ),
      ];
    }
    this.file = file.name;
    this.faults = [];
    validate(file.value);
    const errors = validate.errors ?? [];
    const ofStructure = errors
      .filter((error) => !isMisspelt(error, errors))
      .map((error) => {
        const path = jsonPath(error.instancePath, file.value);
        const { message, remedy } = describe(error);
        return error.keyword === "additionalProperties"
          ? file.problem(
              [...path, String(error.params["additionalProperty"])],
              message,
              remedy,
              {
                at: "key",
              },
            )
          : file.problem(path, message, remedy);
      });
    const ofValues = this.faults.map(({ path, fault }) =>
      file.problem(jsonPath(path, file.value), fault.message, fault.remedy),
    );
    return [...ofStructure, ...ofValues];
  }

  private validatorOf(name: string): ValidateFunction | undefined {
    const type = contentFileType(name);
    if (!type) return undefined;
    const known = this.validators.get(type.typeName);
    if (known) return known;
    const schema =
      type.kind === "catalogue"
        ? this.schemas.ofCatalogue(type.typeName)
        : this.schemas.ofObject(type.typeName);
    const { $schema: _dialect, ...rest } = schema;
    const validate = this.ajv.compile(rest);
    this.validators.set(type.typeName, validate);
    return validate;
  }
}
