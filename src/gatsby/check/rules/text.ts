import { field } from "../../../common/field";
import type { ValueRule } from "../contentContext";
import { quote } from "../wording";

/** A tag, or an entity such as &amp;, but not the end of "R&D;". */
const markup = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]{2}[a-z\d]*);/i;

/** The names in braces that a text must contain. */
const namesIn = (setting: unknown): readonly string[] => {
  const names = field(setting, "placeholders");
  return Array.isArray(names) ? names.map((each) => `{${String(each)}}`) : [];
};

/** Checks every text of the content; the setting names its placeholders. */
export const textRule: ValueRule = (value, setting) => {
  if (field(setting, "isHtml")) return undefined;
  const [found] = markup.exec(value) ?? [];
  if (found)
    return {
      message: `The text contains HTML, ${quote(found)}, which visitors would see unchanged.`,
      remedy: "Remove the tag, or write the sign in place of its name.",
    };
  const known = namesIn(setting);
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
