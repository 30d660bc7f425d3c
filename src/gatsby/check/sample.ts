import { createHash } from "node:crypto";
import { field } from "../../common/field";
import { formatPath, type JsonPath } from "../../common/jsonPath";
import { leavesIn } from "../../common/leavesIn";
import type { ContentFile } from "../content/ContentFile";
import type { Content, RawFiles } from "../content/readContent";

/** What shows that the sample is still there, besides its texts: `npm run launch:check -- --record` writes sample.json. */
export interface Sample {
  /** Names of people. */
  readonly people: readonly string[];
  /** Cities of an office, addresses of events. */
  readonly places: readonly string[];
  /** Id and date of each document. Whoever has read a document for another firm changes its date. */
  readonly documents: readonly string[];
  /** Prices, figures, dates, seats, hours and legal details, with their files and fields. */
  readonly facts: readonly string[];
  /** Digests of the sentences of each file. Whoever keeps a file's sentences removes its row. */
  readonly texts: Readonly<Record<string, string>>;
  /** Digests of the labels of each file, which a firm of the sample's language may keep. */
  readonly labels: Readonly<Record<string, string>>;
  /** Digests of pictures, icons and fonts by their paths in the repository. */
  readonly files: Readonly<Record<string, string>>;
}

const peopleAt =
  /^shared\/(people|success-stories|victory-voices)\.json \S*\bname$|\b(quoteAuthor|testimonials\.\S*person)$/;
const factsAt =
  /^(pages\/(?!event)|shared\/|events\/).*[. ](price|listPrice|offerPrice|highestPrice|fee|highestFee|amount|highestAmount|seats|asOf|weeks|hoursPerWeek|number|date|deadline|decision|start|offerEnds|startTime|endTime|duration|priceNote|capacity)$|^site\.json legal\.(?!.*name$)/;
/** Documents, which have dates, and what is no text. */
const noWordsAt = /^documents\/|\b(schema|kind|icon|to|code)$/;
/** Labels, which may be any firm's, however long they are. */
const labelsAt =
  /^(shared\/interface|pages\/(article|event|document|not-found))\.| labels\b|(Label|Toast|none)$/;
/** Labels if they are short, else sentences. */
const shortLabelsAt = /^(pages|shared)\/.*([hH]eading|label|title)$/;
const placesAt = /^events\/\S+ address$|^site\.json offices\[\d+\]\.cities$/;

/** A name or place in a content file, or the document that it is. */
export interface Mention {
  readonly path: JsonPath;
  readonly kind:
    "people" | "places" | "documents" | "facts" | "texts" | "labels";
  readonly text: string;
}

const digestOf = (bytes: string | Buffer, length: number): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, length);

/** The facts, the sentences and the labels of a content file. */
function* ownWords(file: ContentFile): Generator<Mention> {
  for (const { path, value } of leavesIn(file.value)) {
    const text = String(value);
    const place = `${file.name} ${formatPath(path)}`;
    if (factsAt.test(place)) {
      const fieldName = place.replace(/\[\d+\]/g, "[]");
      yield { path, kind: "facts", text: `${fieldName}: ${text}` };
    } else if (!noWordsAt.test(place) && /\p{L}{2}/u.test(text)) {
      const isLabel = labelsAt.test(place);
      if (!isLabel && /^(?=.*\s).{25}/s.test(text))
        yield { path, kind: "texts", text: digestOf(text, 8) };
      else if (isLabel || shortLabelsAt.test(place))
        yield { path, kind: "labels", text: digestOf(text, 8) };
    }
  }
}

/** What a content file has that may be the sample's. */
export function* mentions(file: ContentFile): Generator<Mention> {
  if (file.place.typeName === "Document") {
    const text = `${String(field(file.value, "id"))} of ${String(field(file.value, "date"))}`;
    yield { path: ["date"], kind: "documents", text };
  }
  const offices = field(file.value, "offices");
  const ofOffices = (Array.isArray(offices) ? offices : []).map(
    (office, index) => ({
      path: ["offices", index, "cities"],
      text: [field(office, "cities")].flat().join(", "),
    }),
  );
  for (const { path, text } of [...file.texts(), ...ofOffices]) {
    const place = `${file.name} ${formatPath(path)}`;
    if (peopleAt.test(place)) yield { path, kind: "people", text };
    else if (placesAt.test(place)) yield { path, kind: "places", text };
  }
  yield* ownWords(file);
}

/** Digests of the pictures, icons and fonts of content/ and static/, by their paths in the repository. */
export const fileDigests = (
  content: RawFiles,
  statics: RawFiles,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ content, static: statics }).flatMap(([folder, files]) =>
      [...files]
        .filter(([name]) =>
          /\.(png|svg|ico|jpe?g|webp|woff2)$|^fonts\/OFL\.txt$/.test(name),
        )
        .map(
          ([name, bytes]) =>
            [`${folder}/${name}`, digestOf(bytes, 12)] as const,
        ),
    ),
  );

/** The sample of a content, for sample.json. */
export function sampleOf(
  { files }: Content,
  digests: ReadonlyMap<string, string>,
): Sample {
  const found = [...files.values()].flatMap((file) => [...mentions(file)]);
  const digestsOf = (kind: "texts" | "labels") =>
    Object.fromEntries(
      [...files.values()]
        .map((file) => {
          const words = [...ownWords(file)].filter(
            (each) => each.kind === kind,
          );
          return [file.name, words.map(({ text }) => text).join(" ")] as const;
        })
        .filter(([, words]) => words),
    );
  const textsOf = (kind: Mention["kind"]) =>
    [
      ...new Set(
        found.flatMap((each) => (each.kind === kind ? each.text : [])),
      ),
    ].sort();
  return {
    people: textsOf("people"),
    places: textsOf("places"),
    documents: textsOf("documents"),
    facts: textsOf("facts"),
    texts: digestsOf("texts"),
    labels: digestsOf("labels"),
    files: Object.fromEntries(digests),
  };
}
