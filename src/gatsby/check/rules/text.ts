import type { ValueRule } from "../contentContext";
import { quote } from "../wording";

/** A tag, or an entity such as &amp;, but not the end of "R&D;". */
const markup = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]{2}[a-z\d]*);/i;

/** Checks a text that is no HTML. The setting is a list of the names in braces that it must contain. */
export const textRule: ValueRule = (value, setting) => {
  const [found] = markup.exec(value) ?? [];
  if (found)
    return {
      message: `The text contains HTML, ${quote(found)}, which visitors would see unchanged.`,
      remedy: "Remove the tag, or write the sign in place of its name.",
    };
  const names: readonly unknown[] = Array.isArray(setting) ? setting : [];
  const known = names.map((name) => `{${String(name)}}`);
  const missing = known.find((name) => !value.includes(name));
  const unknown = value
    .match(/\{[^{}]*\}?/g)
    ?.find((name) => !known.includes(name));
  if (!missing && !unknown) return undefined;
  return {
    message: missing
      ? `The text lacks ${missing}, in whose place the page writes a value.`
      : `The text has ${unknown}, which visitors would see.`,
    remedy:
      known.length > 0
        ? `Write ${known.join(" and ")}, and no other braces.`
        : "Remove the braces.",
  };
};
