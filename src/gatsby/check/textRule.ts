import { entityFault } from "./entityFault";
import type { Fault } from "./fault";
import type { ValueRule } from "./valueRule";
import { field } from "../../common/field";
import { quote } from "./quote";

/** Spaces, and characters that nobody sees. */
const invisible = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Control characters other than tab and line break, and what a wrong encoding leaves behind. */
const damaged = /[^\t\n\r\P{Cc}]|\ufffd/u;
const tag = /<\/?[a-z][^<>]*>|<!--/i;

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function placeholderFault(value: string, setting: unknown): Fault | undefined {
  const needed = namesOf(field(setting, "placeholders"));
  const allowed = [...needed, ...namesOf(field(setting, "mayHold"))];
  const written = [...value.matchAll(/\{([^{}]*)\}/g)].map(
    ([, name = ""]) => name,
  );
  const isStray = /[{}]/.test(value.replace(/\{[^{}]*\}/g, ""));
  const unknown = written.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    return {
      message: `Nothing takes the place of {${unknown}}: visitors would read it as it is.`,
      remedy:
        allowed.length > 0
          ? `Write ${allowed.map((name) => `{${name}}`).join(" or ")}, or remove the braces.`
          : "Remove the braces.",
    };
  }
  if (isStray && allowed.length > 0) {
    return {
      message: `The text ${quote(value)} has a brace too many: visitors would read it as it is.`,
      remedy: `Write ${allowed.map((name) => `{${name}}`).join(" or ")} with one brace before and one after, and no other braces.`,
    };
  }
  const absent = needed.find((name) => !written.includes(name));
  return absent === undefined
    ? undefined
    : {
        message: `The text does not say where {${absent}} belongs.`,
        remedy: `Write {${absent}} where the page puts the value.`,
      };
}

/** What every text of the content obeys; the setting says whether it is HTML and which placeholders it holds. */
export const textRule: ValueRule = (value, setting) => {
  if (value.replace(invisible, "") === "") {
    return { message: "The text is empty.", remedy: "Write a text here." };
  }
  if (damaged.test(value) || !value.isWellFormed()) {
    return {
      message: `The text ${quote(value.replace(new RegExp(damaged, "gu"), "\ufffd"))} holds a damaged character.`,
      remedy: "Type the text again; save the file with the encoding UTF-8.",
    };
  }
  if (value !== value.trim()) {
    return {
      message: `The text begins or ends with a space or line break: ${quote(value)}.`,
      remedy: "Remove the space before or after the text.",
    };
  }
  if (field(setting, "html"))
    return field(setting, "mayHold")
      ? placeholderFault(value, setting)
      : undefined;
  const [markup] = tag.exec(value) ?? [];
  if (markup) {
    return {
      message: `The text holds HTML, ${quote(markup)}, which visitors would read as it is.`,
      remedy: "Remove it: this text is plain, the page gives it its look.",
    };
  }
  return entityFault(value) ?? placeholderFault(value, setting);
};
