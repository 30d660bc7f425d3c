import { createHash } from "node:crypto";
import { formatPath, type JsonPath } from "../../common/jsonPath";
import { leavesIn } from "../../common/leavesIn";
import type { ContentFile } from "../content/ContentFile";
import type { Content, RawFiles } from "../content/readContent";

/**
 * Digests of the sample, by which `npm run launch:check` sees what is left of it. Whoever keeps something deletes the
 * line with the name of its file. `npm run launch:check -- --record` writes sample.json.
 */
export interface Sample {
  /** Of the words and numbers of each file of the content. */
  readonly content: Readonly<Record<string, string>>;
  /** Of pictures, icons and documents by their paths in the repository. */
  readonly files: Readonly<Record<string, string>>;
}

/** A word or a number of a content file. */
export interface Entry {
  readonly path: JsonPath;
  /** A firm may keep a label of its language; it reads a document, and writes everything else itself. */
  readonly kind: "own" | "label" | "document";
  readonly digest: string;
}

/** Labels, however long they are. */
const labelsAt =
  /^(shared\/interface|pages\/(article|event|document|not-found))\.| labels\b|(Label|Toast|none)$/;
/** Names of people and places and words of law, which are as short as labels. */
const namesAt =
  /\b(quoteAuthor|person|address)$|^shared\/(people|success-stories|victory-voices)\S* \S*\bname$|^site\.json (legal\.(?!.*name$)|offices\S*\.cities)/;
/** What the site's code reads, and numbers that say nothing of a firm. */
const codeAt = /\b(icon|code|order|focus|mark|dots|marked|initialCount)\b/;

const digestOf = (bytes: string | Buffer, length: number): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, length);

function kindOf(place: string, text: string): Entry["kind"] {
  if (place.startsWith("documents/")) return "document";
  const isSentence = /^(?=.*\s).{25}/s.test(text);
  const isLabel = labelsAt.test(place) || !(isSentence || /\d/.test(text));
  return isLabel && !namesAt.test(place) ? "label" : "own";
}

/** Keys, addresses and files have no space and begin with no capital. */
const isKey = (text: string): boolean => /^[a-z./#]\S*$/.test(text);

/** What a firm writes itself in a content file: of a document its day, because its words may fit. */
export const entriesOf = (file: ContentFile): Entry[] =>
  [...leavesIn(file.value)].flatMap(({ path, value }) => {
    const text = String(value);
    const field = formatPath(path).replace(/\[\d+\]/g, "[]");
    const place = `${file.name} ${field}`;
    const kind = kindOf(place, text);
    const isWritten =
      typeof value !== "boolean" && !isKey(text) && !codeAt.test(field);
    return isWritten && (kind !== "document" || field === "date")
      ? [{ path, kind, digest: digestOf(`${field}: ${text}`, 8) }]
      : [];
  });

/** Digests of the pictures, icons and documents of content/ and static/, by their paths in the repository. */
export const fileDigests = (
  content: RawFiles,
  statics: RawFiles,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ content, static: statics }).flatMap(([folder, files]) =>
      [...files]
        .filter(([name]) => /\.(png|svg|ico|jpe?g|webp|pdf)$/.test(name))
        .map(
          ([name, bytes]) =>
            [`${folder}/${name}`, digestOf(bytes, 12)] as const,
        ),
    ),
  );

/** The sample of a content, for sample.json. */
export const sampleOf = (
  { files }: Content,
  digests: ReadonlyMap<string, string>,
): Sample => ({
  content: Object.fromEntries(
    [...files.values()].map((file) => {
      const known = entriesOf(file).map(({ digest }) => digest);
      return [file.name, [...new Set(known)].join(" ")];
    }),
  ),
  files: Object.fromEntries(digests),
});
