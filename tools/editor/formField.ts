import { field } from "../../src/common/field";
import type { JsonSchema } from "../../src/gatsby/model/jsonSchema";
import { humanise } from "./humanise";
import { isOptionalObject } from "./formShape";

/** A field of a form, as Decap CMS takes it. */
export interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly options?: readonly { label: string; value: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly [setting: string]: unknown;
}

/** What the forms offer where the model refers to other content. */
export interface Offers {
  entries(
    typeName: string,
    by: string,
  ): readonly { label: string; value: string }[];
  addresses(): readonly { label: string; value: string }[];
}

/** Longest text that is written on one line of a form. */
const oneLine = 90;
/** The model's bounds of a number that it does not limit. */
const unlimited = 2 ** 31 - 1;

function hintOf(schema: JsonSchema, isChosen: boolean): string {
  const { description = "" } = schema;
  const examples = schema["examples"] ?? schema.items?.["examples"];
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  return isChosen || example === undefined
    ? description
    : `${description} For example: ${String(example)}`;
}

/** The form of a text and its length, as one regular expression with what it asks for. */
function patternOf(schema: JsonSchema): Pick<FormField, "pattern"> {
  const { pattern, patternErrorMessage } = schema;
  const least = Number(schema["minLength"] ?? 0);
  const most = Number(schema["maxLength"]);
  const form = String(pattern).replace(/^\^|\$$/g, "");
  const asked = String(patternErrorMessage);
  if (schema["textFormat"] || schema["picture"] || schema["imageRule"])
    return { pattern: [`^(${form})$`, asked] };
  const length =
    least > 0 ? `${least} to ${most} characters` : `at most ${most} characters`;
  return {
    pattern: [
      `^(?=[\\s\\S]{${least},${most}}$)(${form})$`,
      schema["icon"] || schema["address"] || schema["date"]
        ? asked
        : `Write ${length}, without spaces before and after them`,
    ],
  };
}

function isLong(schema: JsonSchema): boolean {
  const examples: unknown = schema["examples"];
  const example: unknown = Array.isArray(examples) ? examples[0] : "";
  return (
    String(example).length > oneLine ||
    (Number(schema["maxLength"]) > oneLine && Number(schema["maxLength"]) < 500)
  );
}

/** What is seen of a closed entry: its first text. */
function summaryOf(fields: readonly FormField[]): string {
  const first =
    fields.find(({ widget }) => ["string", "text"].includes(widget)) ??
    fields.find(({ widget }) => widget !== "object");
  return first ? `{{fields.${first.name}}}` : "";
}

/** Where pictures of a folder stand, and how the file that shows them writes their paths. */
export interface PicturePlace {
  /** Folder from the top of the repository. */
  readonly folder: string;
  /** What stands before the file's name. */
  readonly written: string;
}

/** Makes the fields of forms from the content model. */
export class FormFields {
  constructor(
    private readonly offers: Offers,
    /** For the fields that hold the path of a picture file. */
    private readonly pictures: PicturePlace,
  ) {}

  /** The fields of an object, in the order of the model. */
  ofObject(schema: JsonSchema): FormField[] {
    return Object.entries(schema.properties ?? {}).map(([name, property]) =>
      isOptionalObject(schema, name)
        ? this.optionalObject(name, property)
        : this.ofValue(name, property, (schema.required ?? []).includes(name)),
    );
  }

  /** A list of entries of the schema. */
  ofList(name: string, schema: JsonSchema, label = humanise(name)): FormField {
    const items = schema.items ?? {};
    const [min, max] = [schema["minItems"], schema["maxItems"]].map((count) =>
      count === undefined ? undefined : Number(count),
    );
    const isFixed = min !== undefined && min === max;
    const entry = items["type"] === "object" ? this.ofObject(items) : undefined;
    return {
      name,
      label,
      label_singular: `entry of ${label}`,
      widget: "list",
      hint: hintOf(schema, items["reference"] !== undefined),
      collapsed: true,
      ...(min === undefined ? { required: false } : { required: true, min }),
      ...(max !== undefined && { max }),
      ...(isFixed && { allow_add: false, allow_remove: false }),
      ...(entry
        ? { fields: entry, summary: summaryOf(entry) }
        : { field: this.ofValue("text", items, true) }),
    };
  }

  private ofValue(
    name: string,
    schema: JsonSchema,
    isRequired: boolean,
  ): FormField {
    const common = {
      name,
      label: humanise(name),
      required: isRequired,
    };
    const reference: unknown = schema["reference"];
    const chosen = { ...common, hint: hintOf(schema, true) };
    const typed = { ...common, hint: hintOf(schema, false) };
    if (name === "$schema") return { name, widget: "hidden", required: false };
    // The model tells of the HTML behind a colon; who writes in a form need not know.
    if (schema.items?.["html"])
      return {
        ...common,
        widget: "richText",
        hint: hintOf(schema, true).replace(/:.*/, "."),
      };
    if (schema["type"] === "array") return this.ofList(name, schema);
    if (schema["type"] === "object") {
      const fields = this.ofObject(schema);
      return {
        ...chosen,
        widget: "object",
        collapsed: true,
        summary: summaryOf(fields),
        fields,
      };
    }
    if (schema["type"] === "boolean")
      return { ...chosen, widget: "boolean", default: false };
    if (schema["type"] === "integer") {
      const [min, max] = [Number(schema["minimum"]), Number(schema["maximum"])];
      return {
        ...typed,
        widget: "number",
        value_type: "int",
        step: 1,
        ...(min > -unlimited && { min }),
        ...(max < unlimited && { max }),
      };
    }
    if (Array.isArray(schema["enum"]))
      return {
        ...chosen,
        widget: "select",
        options: schema["enum"].map((value) => ({
          value: String(value),
          label: humanise(String(value)),
        })),
      };
    if (reference)
      return {
        ...chosen,
        widget: "select",
        options: this.offers.entries(
          String(field(reference, "type")),
          String(field(reference, "by")),
        ),
      };
    if (schema["address"])
      return { ...chosen, widget: "select", options: this.offers.addresses() };
    if (schema["date"])
      return {
        ...typed,
        widget: "datetime",
        format: "YYYY-MM-DD",
        date_format: "YYYY-MM-DD",
        time_format: false,
      };
    if (schema["picture"])
      return {
        ...typed,
        widget: "image",
        choose_url: false,
        media_library: { config: { multiple: false } },
        media_folder: `/${this.pictures.folder}`,
        public_folder: this.pictures.written,
      };
    return {
      ...typed,
      widget: isLong(schema) ? "text" : "string",
      ...patternOf(schema),
    };
  }

  /** An object that may be missing: a list of at most one. */
  private optionalObject(name: string, schema: JsonSchema): FormField {
    return {
      ...this.ofList(name, {
        type: "array",
        items: schema,
        maxItems: 1,
        ...(schema.description && { description: schema.description }),
      }),
      label_singular: humanise(name),
      // There is one at most: nothing is found by closing it.
      collapsed: false,
    };
  }
}
