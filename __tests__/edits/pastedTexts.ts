import { checkContent } from "../../src/gatsby/check/checkContent";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { fileSchema, type JsonSchema } from "../../src/gatsby/model/jsonSchema";
import { testContent } from "../support/testContent";

/** What people paste, around a WORD without a space. */
const pasted = [
  "WORD",
  'WORD R&D, “so-called” <5% — it’s "fine"',
  "WORD हिन्दी عربى 漢字 👩🏽‍💻",
  "https://www.example.com/WORD?a=1&b=2#c",
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

/** A text of the content, in the object or list that holds it. */
interface Text {
  /** "pages/home.json hero.title" */
  readonly place: string;
  readonly parent: Record<string, unknown>;
  readonly key: string;
  readonly original: string;
  readonly maxLength: number;
}

/** Every text below a value. */
function textsOf(value: unknown, schema: JsonSchema, place: string): Text[] {
  if (typeof value !== "object" || value === null) return [];
  const parent = value as Text["parent"];
  return Object.entries(parent).flatMap(([key, original]) => {
    const step = Array.isArray(value) ? `[${key}]` : `.${key}`;
    const inner = schema.items ?? schema.properties?.[key] ?? {};
    const at = (place + step).replace(" .", " ");
    return typeof original === "string"
      ? [
          {
            place: at,
            parent,
            key,
            original,
            maxLength: Number(inner["maxLength"]),
          },
        ]
      : textsOf(original, inner, at);
  });
}

/** The values for a text, each with the same word of up to 80 letters. Every text begins with another value. */
const valuesFor = ({ maxLength }: Text, index: number): string[] =>
  [
    ...pasted.slice(index % pasted.length),
    ...pasted.slice(0, index % pasted.length),
  ].map((text) => {
    const word = `W${index}`.padEnd(80, "w");
    const { length } = text.replaceAll("WORD", word);
    const excess = Math.max(0, length - maxLength || 0);
    const shortest = `W${index}w`.length;
    return text.replaceAll(
      "WORD",
      word.slice(0, Math.max(shortest, 80 - excess)),
    );
  });

/**
 * Tries every value in every text of a generated content, and leaves in each text a value that the check accepts.
 * Throws if a refusal does not name its text.
 */
export async function acceptedContent() {
  const raw = await testContent();
  const values = new Map<string, unknown>();
  for (const [name, bytes] of raw)
    if (contentFileType(name)) values.set(name, JSON.parse(String(bytes)));
  const texts = [...values]
    .flatMap(([name, value]) => {
      const place = contentFileType(name);
      return place ? textsOf(value, fileSchema(place), `${name} `) : [];
    })
    // Other files refer to a category by its name.
    .filter(({ place }) => !/^shared\/categories.*\.name$/.test(place))
    .map((text, index) => ({ ...text, values: valuesFor(text, index) }));
  const refused = new Set<string>();
  const files = () =>
    new Map(
      [...raw].map(([name, bytes]) => [
        name,
        values.has(name)
          ? Buffer.from(JSON.stringify(values.get(name)))
          : bytes,
      ]),
    );
  /** Writes a value into every text. Returns whether the check accepts all of them. */
  const areAccepted = async (
    valueOf: (text: (typeof texts)[number]) => string | undefined,
  ) => {
    for (const text of texts)
      text.parent[text.key] = valueOf(text) ?? text.original;
    const problems = await checkContent(files(), { staticFiles: [] });
    const errors = problems.filter(({ severity }) => severity === "error");
    for (const { file, field, message } of errors) {
      const text = texts.find(({ place }) => place === `${file} ${field}`);
      if (!text) throw new Error(`content/${file} ${field}: ${message}`);
      refused.add(`${text.place} ${String(text.parent[text.key])}`);
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
