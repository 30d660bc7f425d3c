import { entries, field, readContent } from "./readContent";

/** One step into a value: a field, the number of an entry (from the end if negative), or a field of an entry and its value. */
function stepInto(value: unknown, step: string): unknown {
  const [, inBrackets] = /^\[(.*)\]$/.exec(step) ?? [];
  if (inBrackets === undefined) return field(value, step);
  const list = entries(value);
  const [name = "", wanted] = inBrackets.split("=");
  return wanted === undefined
    ? list.at(Number(name))
    : list.find((entry) => String(field(entry, name)) === wanted);
}

/**
 * A text of the content: said("pages/about", "alliances.heading"). Entries of lists are named by number, from the end
 * by a negative one, or by a field: "tabs[kind=news].label". Throws where the content has no such text.
 */
export function said(file: string, place: string): string {
  const steps = place.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
  const text = steps.reduce<unknown>(stepInto, readContent(file));
  if (typeof text !== "string")
    throw new Error(`There is no text at ${place} of content/${file}.json.`);
  return text;
}
