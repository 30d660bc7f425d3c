import sanitizeHtml from "sanitize-html";
import type { Fault } from "./fault";

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
/** Characters that HTML always writes as entities. */
const escaped: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The character that an entity stands for; undefined where HTML knows none of the name, as in "R&D;". */
function characterOf(written: string): string | undefined {
  const html = sanitizeHtml(written);
  return html === `&amp;${written.slice(1)}`
    ? undefined
    : (escaped[html] ?? html);
}

/** Whether a plain text holds a character as HTML writes it, such as &amp;. */
export function entityFault(value: string): Fault | undefined {
  for (const [written] of value.matchAll(entity)) {
    const character = characterOf(written);
    if (character === undefined) continue;
    const itself =
      character.trim() === ""
        ? "Write a space"
        : `Write the character itself, ${character},`;
    return {
      message: `The text holds "${written}", which visitors would read as it is.`,
      remedy: `${itself} in place of ${written}.`,
    };
  }
  return undefined;
}
