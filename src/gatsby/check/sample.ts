import { createHash } from "node:crypto";
import { field } from "../../common/field";
import type { ContentFile, JsonPath } from "../content/ContentFile";
import { formatPath } from "../content/ContentFile";
import type { Content, RawFiles } from "../content/readContent";
import { isPictureFile } from "../model/contentTypes";

/** What shows that the sample is still there, besides its texts: `npm run launch:check -- --record` writes sample.json. */
export interface Sample {
  /** Names of people. */
  readonly people: readonly string[];
  /** Cities of an office, addresses of events. */
  readonly places: readonly string[];
  /** Date of each document by its id. Whoever has read a document for another firm changes its date. */
  readonly documents: Readonly<Record<string, string>>;
  /** Digests of pictures, icons and fonts by their paths in the repository. */
  readonly files: Readonly<Record<string, string>>;
}

const peopleAt =
  /^shared\/(people|success-stories|victory-voices)\.json \S*\bname$|\b(quoteAuthor|testimonials\.\S*person)$/;
const placesAt = /^events\/\S+ address$|^site\.json offices\[\d+\]\.cities$/;

/** A name or place in a content file. */
interface Mention {
  readonly path: JsonPath;
  readonly kind: "people" | "places";
  readonly text: string;
}

/** The people and the places of a content file. */
export function* mentions(file: ContentFile): Generator<Mention> {
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
}

/** Icons, fonts and other files that the site shows unchanged. */
const isSampled = (name: string): boolean =>
  /\.(png|svg|ico|jpe?g|webp|woff2)$/.test(name);

/**
 * Digests of pictures, icons and fonts by their paths in the repository.
 *
 * @param content Files below content/.
 * @param statics Files below static/.
 */
export function fileDigests(
  content: RawFiles,
  statics: RawFiles,
): ReadonlyMap<string, string> {
  const files = [
    ...[...content].map(([name, bytes]) => [`content/${name}`, bytes] as const),
    ...[...statics].map(([name, bytes]) => [`static/${name}`, bytes] as const),
  ];
  return new Map(
    files
      .filter(([name]) =>
        name.startsWith("static/")
          ? isSampled(name)
          : isPictureFile(name.replace("content/", "")),
      )
      .map(([name, bytes]) => [
        name,
        createHash("sha256").update(bytes).digest("hex").slice(0, 12),
      ]),
  );
}

/** The sample of a content, for sample.json. */
export function sampleOf(
  { files }: Content,
  digests: ReadonlyMap<string, string>,
): Sample {
  const all = [...files.values()];
  const found = all.flatMap((file) => [...mentions(file)]);
  const textsOf = (kind: Mention["kind"]) =>
    [
      ...new Set(
        found.flatMap((each) => (each.kind === kind ? each.text : [])),
      ),
    ].sort();
  const documents = all
    .filter(({ place }) => place.typeName === "Document")
    .map(({ value }) => [field(value, "id"), field(value, "date")] as const);
  return {
    people: textsOf("people"),
    places: textsOf("places"),
    documents: Object.fromEntries(documents) as Record<string, string>,
    files: Object.fromEntries(digests),
  };
}
