import { isObject } from "../../store/contentText";
import { kindOf, schemaAt, valueAt } from "./schema";
import type { FieldPath, JsonSchema } from "./schema";

/** Labels of fields whose name in the file says too little. */
const labels: Readonly<Record<string, string>> = {
  seo: "Search engines",
  to: "Leads to",
  faqs: "Questions and answers",
  hero: "Top of the page",
  id: "Name in the address",
  navLabel: "Name in the menu",
};

/** The sentence of a thrown error for the maintainer. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A name of the content model as people read it: "listPrice" is "List price". */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldLabel(name: string): string {
  return labels[name] ?? humanise(name);
}

/** Name of one entry of a list: "Categories" gives "category". */
export function singular(label: string): string {
  return label
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(sses|xes|ches)$/, (end) => end.slice(0, -2))
    .replace(/([^s])s$/, "$1");
}

/** What the form says below a field: the schema's words without markup rules and file names, and an example. */
export function hintOf(schema: JsonSchema): string {
  const kind = kindOf(schema);
  const words = (schema.description ?? "")
    .replace(/ (in|of) content\/[\w/.-]+/g, "")
    .replace(/ Path of the picture\..*|: <.*/, ".");
  const example = schema.examples?.[0] ?? schema.items?.examples?.[0];
  const showsExample = ["plain", "longText", "list"].includes(kind);
  if (kind === "richText") return words.replace(/:.*/, ".");
  if (kind === "picture")
    return words.replace(/^Path of the/, "The").replace(/\..*/, ".");
  return showsExample && example !== undefined && !schema.items?.reference
    ? `${words} For example: ${String(example)}`
    : words;
}

/** Fields that name an entry, best first. */
const naming = [
  "name",
  "title",
  "label",
  "heading",
  "audience",
  "question",
  "alt",
  "key",
];

function isNaming(schema: JsonSchema): boolean {
  return (
    ["plain", "longText", "date", "time"].includes(kindOf(schema)) &&
    schema.type !== "boolean" &&
    !schema.enum
  );
}

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Name of an entry of a list, such as "Elevate · 24999"; empty for an entry without texts. */
export function entryTitle(value: unknown, schema: JsonSchema): string {
  if (!isObject(value)) return plainText(String(value ?? "")).slice(0, 80);
  const rank = (name: string) =>
    naming.includes(name) ? naming.indexOf(name) : naming.length;
  const names = Object.keys(schema.properties ?? {})
    .filter((name) => value[name] && isNaming(schemaAt(schema, [name])))
    .sort((one, other) => rank(one) - rank(other));
  return names
    .filter((name, index) => name !== "key" || index === 0)
    .slice(0, 2)
    .map((name) =>
      name === "key" ? humanise(String(value[name])) : String(value[name]),
    )
    .join(" · ")
    .slice(0, 80);
}

/** The place of a field in words: "Groups › Startups › Price". */
export function placeOf(
  value: unknown,
  schema: JsonSchema,
  path: FieldPath,
): string {
  return path
    .map((step, index) => {
      if (typeof step === "string") return fieldLabel(step);
      const at = path.slice(0, index + 1);
      const title = entryTitle(valueAt(value, at), schemaAt(schema, at));
      return title || `Entry ${step + 1}`;
    })
    .join(" › ");
}
