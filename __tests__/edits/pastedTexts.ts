import { checkContent } from "../../src/gatsby/check/checkContent";
import { parseContent } from "../../src/gatsby/content/readContent";
import { testContent } from "../support/testContent";
import { contentTexts, type ContentText } from "./contentTexts";

/** What people paste, around a WORD without a space. */
const pasted = [
  "WORD",
  'WORD R&D, “so-called” <5% — it’s "fine"',
  "WORD हिन्दी عربى 漢字 👩🏽‍💻",
  "https://elsewhere.example/WORD?a=1&b=2#c",
  "No-break\u00a0spaces\u202fWORD",
  "  WORD ",
  "Two lines\nWORD",
  "{word} WORD",
  "$& $1 \\n %20 %s WORD",
  "**WORD** [words](https://example.com)",
  '<p>WORD <strong>&amp;</strong> <a href="/about">WORD</a></p>',
  "<ul><li>WORD</li></ul><table><tbody><tr><td>WORD</td></tr></tbody></table>",
  "<h2>WORD</h2><blockquote>WORD?</blockquote>",
];

/** The values for a text, each with the same word of up to 80 letters. Every text begins with another value. */
const valuesFor = ({ schema }: ContentText, index: number): string[] =>
  [
    ...pasted.slice(index % pasted.length),
    ...pasted.slice(0, index % pasted.length),
  ].map((text) => {
    const word = `W${index}`.padEnd(80, "w");
    const { length } = text.replaceAll("WORD", word);
    const excess = Math.max(0, length - (schema.maxLength ?? length));
    const shortest = `W${index}w`.length;
    return text.replaceAll(
      "WORD",
      word.slice(0, Math.max(shortest, 80 - excess)),
    );
  });

/**
 * Tries every value in every text of the tests' own content, and leaves in each text a value that the check accepts.
 * Throws if a refusal does not name its text.
 */
export async function acceptedContent() {
  const raw = await testContent();
  const content = [...parseContent(raw).files.values()];
  const texts = content
    .flatMap(contentTexts)
    .map((text, index) => ({ ...text, values: valuesFor(text, index) }));
  const refused = new Set<string>();
  const current = new Map<string, string>();
  const files = () =>
    new Map([
      ...raw,
      ...content.map(({ name, value }): [string, Buffer] => [
        name,
        Buffer.from(JSON.stringify(value)),
      ]),
    ]);
  /** Writes a value into every text. Returns whether the check accepts all of them. */
  const areAccepted = async (
    valueOf: (text: (typeof texts)[number]) => string | undefined,
  ) => {
    for (const text of texts) {
      const value = valueOf(text) ?? text.original;
      text.set(value);
      current.set(text.place, value);
    }
    const problems = await checkContent(files(), { staticFiles: [] });
    const errors = problems.filter(({ severity }) => severity === "error");
    for (const { file, field, message } of errors) {
      const text = texts.find(({ place }) => place === `${file} ${field}`);
      if (!text) throw new Error(`content/${file} ${field}: ${message}`);
      refused.add(`${text.place} ${current.get(text.place)}`);
    }
    return errors.length === 0;
  };
  for (const index of pasted.keys())
    await areAccepted((text) => text.values[index]);
  const accepted = ({ place, values: all }: (typeof texts)[number]) =>
    all.find((value) => !refused.has(`${place} ${value}`));
  // A text that is fine by itself may still contradict another.
  for (let tries = 0; !(await areAccepted(accepted)); tries++)
    if (tries > pasted.length)
      throw new Error(
        `The check refuses the original texts: ${[...refused].at(-1)}`,
      );
  return {
    files: files(),
    texts: texts.flatMap((text) => {
      const value = accepted(text);
      return value ? { place: text.place, value } : [];
    }),
  };
}
