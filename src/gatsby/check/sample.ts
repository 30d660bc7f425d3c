import { createHash } from "node:crypto";
import { field } from "../../common/field";
import { formatPath, type JsonPath } from "../../common/jsonPath";
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
  /** Digests of pictures, icons and fonts by their paths in the repository. */
  readonly files: Readonly<Record<string, string>>;
}

const peopleAt =
  /^shared\/(people|success-stories|victory-voices)\.json \S*\bname$|\b(quoteAuthor|testimonials\.\S*person)$/;
const placesAt = /^events\/\S+ address$|^site\.json offices\[\d+\]\.cities$/;

/** A name or place in a content file, or the document that it is. */
interface Mention {
  readonly path: JsonPath;
  readonly kind: "people" | "places" | "documents";
  readonly text: string;
}

/** The people and the places of a content file, and the document that it is. */
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
}

/** Digests of the pictures, icons and fonts of content/ and static/, by their paths in the repository. */
export const fileDigests = (
  content: RawFiles,
  statics: RawFiles,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ content, static: statics }).flatMap(([folder, files]) =>
      [...files]
        .filter(([name]) => /\.(png|svg|ico|jpe?g|webp|woff2)$/.test(name))
        .map(([name, bytes]) => {
          const hash = createHash("sha256").update(bytes).digest("hex");
          return [`${folder}/${name}`, hash.slice(0, 12)] as const;
        }),
    ),
  );

/** The sample of a content, for sample.json. */
export function sampleOf(
  { files }: Content,
  digests: ReadonlyMap<string, string>,
): Sample {
  const found = [...files.values()].flatMap((file) => [...mentions(file)]);
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
    files: Object.fromEntries(digests),
  };
}
