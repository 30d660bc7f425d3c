import { isObject } from "../../store/contentText";
import { valueAt, type JsonPath } from "../../../../src/common/jsonPath";

/** Labels of fields whose name in the file says too little. */
const labels: Readonly<Record<string, string>> = {
  seo: "Search engines",
  to: "Leads to",
  faqs: "Questions and answers",
  hero: "Top of the page",
  id: "Name in the address",
  key: "Short name",
  alt: "Description of the picture",
  path: "Picture",
  from: "Old address",
  code: "Large figure",
  navLabel: "Name in the menu",
  none: "Text if there is nothing",
};

/** The sentence of a thrown error for the maintainer. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name of the content model as people read it: "listPrice" is "List price". */
export function humanise(name: string): string {
  return capitalise(
    name
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/[-_]/g, " ")
      .toLowerCase(),
  );
}

export function fieldLabel(name: string): string {
  return labels[name] ?? humanise(name);
}

/** Name of one entry of a list: "Categories" gives "category", and "News" "news". */
export function singular(label: string): string {
  return label
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(sses|xes|ches)$/, (end) => end.slice(0, -2))
    .replace(/(?<!^new|s)s$/, "");
}

/** Fields that name an entry of a list, best first. */
const naming = [
  "name",
  "title",
  "label",
  "heading",
  "audience",
  "question",
  "alt",
  "key",
  "number",
  "price",
  "partner",
  "person",
  "region",
  "from",
  "text",
  "quote",
];

export function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Name of an entry of a list, such as "Elevate · 24999"; empty for an entry without texts. */
export function entryTitle(value: unknown): string {
  const words = isObject(value)
    ? naming
        .filter((name) => value[name])
        // A short name says something only beside a number.
        .filter((name, index) => name !== "key" || index === 0)
        .map((name) =>
          (name === "key" ? humanise : String)(String(value[name])),
        )
        .slice(0, 2)
        .join(" · ")
    : String(value ?? "");
  return withoutTags(words).slice(0, 80);
}

/** The place of a field in words: "Groups › Startups › Price". */
export function placeOf(value: unknown, path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === "string") return fieldLabel(step);
      const entry = valueAt(value, path.slice(0, index + 1));
      return entryTitle(entry) || `Entry ${step + 1}`;
    })
    .join(" › ");
}
