import sanitizeHtml from "sanitize-html";
import { field } from "../../../common/field";
import type { ValueRule } from "../contentContext";
import type { ProblemText } from "../problem";
import { quote } from "../wording";

/** Spaces, and characters that nobody sees. */
const invisible = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Control characters other than tab and line break, and what a wrong encoding leaves behind. */
const damaged = /[^\t\n\r\P{Cc}]|\ufffd/gu;
const tag = /<\/?[a-z][^<>]*>|<!--/i;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
/** Characters that HTML always writes as entities. */
const escaped: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** Whether the text holds the placeholders that the model names, and no others. */
function placeholderProblem(
  value: string,
  setting: unknown,
): ProblemText | undefined {
  const needed = namesOf(field(setting, "placeholders"));
  const allowed = [...needed, ...namesOf(field(setting, "mayHold"))];
  const choices = allowed.map((name) => `{${name}}`).join(" or ");
  const written = [...value.matchAll(/\{([^{}]*)\}/g)].map(
    ([, name = ""]) => name,
  );
  const unknown = written.find((name) => !allowed.includes(name));
  if (unknown !== undefined)
    return {
      message: `Nothing takes the place of {${unknown}}: visitors would read it as it is.`,
      remedy: choices
        ? `Write ${choices}, or remove the braces.`
        : "Remove the braces.",
    };
  if (choices && /[{}]/.test(value.replace(/\{[^{}]*\}/g, "")))
    return {
      message: `The text ${quote(value)} has a brace too many: visitors would read it as it is.`,
      remedy: `Write ${choices} with one brace before and one after, and no other braces.`,
    };
  const absent = needed.find((name) => !written.includes(name));
  return absent === undefined
    ? undefined
    : {
        message: `The text does not say where {${absent}} belongs.`,
        remedy: `Write {${absent}} where the page puts the value.`,
      };
}

/** Whether a plain text holds a character as HTML writes it, such as &amp;. HTML knows no name as in "R&D;". */
function entityProblem(value: string): ProblemText | undefined {
  for (const [written] of value.matchAll(entity)) {
    const html = sanitizeHtml(written);
    if (html === `&amp;${written.slice(1)}`) continue;
    const character = escaped[html] ?? html;
    return {
      message: `The text holds "${written}", which visitors would read as it is.`,
      remedy: `${character.trim() === "" ? "Write a space" : `Write the character itself, ${character},`} in place of ${written}.`,
    };
  }
  return undefined;
}

/** What every text of the content obeys; the setting says which placeholders it holds. */
export const textRule: ValueRule = (value, setting, _context, { html }) => {
  if (value.replace(invisible, "") === "")
    return { message: "The text is empty.", remedy: "Write a text here." };
  if (value.search(damaged) >= 0 || !value.isWellFormed())
    return {
      message: `The text ${quote(value.replace(damaged, "\ufffd"))} holds a damaged character.`,
      remedy: "Type the text again; save the file with the encoding UTF-8.",
    };
  if (value !== value.trim())
    return {
      message: `The text begins or ends with a space or line break: ${quote(value)}.`,
      remedy: "Remove the space before or after the text.",
    };
  if (html)
    return field(setting, "mayHold")
      ? placeholderProblem(value, setting)
      : undefined;
  const [markup] = tag.exec(value) ?? [];
  if (markup)
    return {
      message: `The text holds HTML, ${quote(markup)}, which visitors would read as it is.`,
      remedy: "Remove it: this text is plain, the page gives it its look.",
    };
  return entityProblem(value) ?? placeholderProblem(value, setting);
};
