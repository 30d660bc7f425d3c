import { field } from "../../../common/field";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../../content/problem";
import { quote } from "../wording";

/** Spaces, the empty pattern of Braille, and invisible characters. */
const invisible = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/** Whether readers see nothing of a text. */
export const isBlank = (text: string): boolean =>
  text.replace(invisible, "") === "";

/**
 * Control characters except tab and line break, marks that turn the direction of the text after them, and the
 * replacement character of a wrong encoding.
 */
const damaged = /[^\t\n\r\P{Cc}]|[\u202a-\u202e\ufffd]/gu;
/** A tag, a comment or an entity such as &amp;, but not the end of "R&D;". */
const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\w+|[a-z]{2}[a-z\d]*);/i;

/** The placeholders for a list of names, such as "{count}". */
const placeholdersOf = (names: unknown): string[] =>
  Array.isArray(names) ? names.map((name) => `{${String(name)}}`) : [];

/** Reports missing placeholders, and braces that are not part of one. */
function placeholderProblem(
  value: string,
  setting: unknown,
  { legalNames }: ContentContext,
): ProblemText | undefined {
  const needed = placeholdersOf(field(setting, "placeholders"));
  const further = field(setting, "allowedPlaceholders");
  if (further === "legal" && !legalNames) return undefined;
  const allowed = [
    ...needed,
    ...placeholdersOf(further === "legal" ? legalNames : further),
  ];
  const rest = allowed.reduce((text, name) => text.replaceAll(name, ""), value);
  if (/[{}]/.test(rest)) {
    const more =
      further === "legal"
        ? ' A name of your own is added to "values" of "legal" in content/site.json.'
        : "";
    const names = [...new Set(rest.match(/\{[^{}]*\}/g))].join(" and ");
    return {
      message: `The text ${quote(value)} has braces that visitors would see${names && `: ${names}`}.`,
      remedy:
        allowed.length > 0
          ? `Write ${allowed.join(" or ")}, and no other braces.${more}`
          : "Remove the braces.",
    };
  }
  const absent = needed.find((name) => !value.includes(name));
  return absent === undefined
    ? undefined
    : {
        message: `The text lacks the placeholder ${absent}.`,
        remedy: `Write ${absent} where the page inserts the value.`,
      };
}

/** Checks every text of the content; the setting names its placeholders. */
export const textRule: ValueRule = (value, setting, context) => {
  if (isBlank(value))
    return { message: "The text is empty.", remedy: "Write a text here." };
  if (value.search(damaged) >= 0 || !value.isWellFormed())
    return {
      message: `The text ${quote(value.replace(damaged, "\ufffd"))} contains a damaged character.`,
      remedy: "Type the text again; save the file with the encoding UTF-8.",
    };
  if (field(setting, "isHtml"))
    return field(setting, "allowedPlaceholders")
      ? placeholderProblem(value, setting, context)
      : undefined;
  if (/[\n\r\t]/.test(value.trim()) && !field(setting, "isMultiline"))
    return {
      message: `The text has a line break or a tab, which visitors would not see: ${quote(value)}.`,
      remedy: "Write it on one line.",
    };
  const [found] = markup.exec(value) ?? [];
  if (found)
    return {
      message: `The text contains HTML, ${quote(found)}, which visitors would see unchanged.`,
      remedy:
        "Remove the tag, or replace the entity with its character. This text is plain; the page formats it.",
    };
  const problem = placeholderProblem(value, setting, context);
  if (problem) return problem;
  // A separator of lines or paragraphs comes with pasted text; browsers show it as a space or a box.
  if (/[\u2028\u2029]/.test(value))
    return {
      severity: "note",
      message: `The text has an invisible separator of lines: ${quote(value)}.`,
      remedy: "Type the place again with a space.",
    };
  // Browsers leave out spaces around a text.
  return value === value.trim()
    ? undefined
    : {
        severity: "note",
        message: `The text begins or ends with a space or line break: ${quote(value)}.`,
        remedy: "Remove the space before or after the text.",
      };
};
