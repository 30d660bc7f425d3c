import { field } from "../../common/field";
import type { ContentFile } from "../content/ContentFile";
import { sortProblems, type Problem } from "../content/problem";
import type { Content } from "../content/readContent";
import { entriesOf, type Entry, type Sample } from "./sample";

const own = "Write the firm's own names, addresses, numbers and profiles.";

/**
 * Text that shows that the sample content is still there. `what` completes the message "… is". Words of a country are
 * right in a site of this country.
 */
const traces: readonly {
  pattern: RegExp;
  what: string;
  remedy?: string;
  country?: string;
}[] = [
  { pattern: /\bKolvara\b/, what: "the sample's brand" },
  {
    pattern: /[\w.@-]*\bexample\.(?:com|org|net|in)\b/,
    what: "an example address",
  },
  {
    pattern: /\+?(?:\d{2} ?)?0{5} ?0{5}/,
    what: "not a real telephone number",
  },
  { pattern: /your-company-name|PlaceholderInvite/, what: "a placeholder" },
  {
    pattern:
      /\b(?:GST(?:IN)?|LLP|MSMEs?|Udyam|INR|[Rr]upees?|lakhs?|crores?)\b|₹/,
    what: "a word of the sample's country",
    remedy: "Write what the law and the currency of the firm's country have.",
    country: "IN",
  },
];

const toKeep =
  'To keep what a file has, delete the line that begins with its name below "content" in src/gatsby/check/sample.json.';

/** What to do with what the sample has. */
const remedies: Readonly<Record<Entry["kind"], string>> = {
  own: `Write the firm's own sentences, people, places, prices, figures, days and times. ${toKeep}`,
  label: `Translate the labels, headings and titles that are still the sample's English words. ${toKeep}`,
  document:
    'Read these documents for the firm and for the law of its country, correct them, and write the day of the change into "date".',
};

/** What a file has that the sample has, too. */
function* sampleEntries(
  file: ContentFile,
  sample: Sample,
  language: string,
): Generator<Problem> {
  for (const { path: place, kind, digest } of entriesOf(file))
    if (
      sample.content[file.name]?.includes(digest) &&
      !(kind === "label" && language === "en")
    )
      yield file.problem(place, "This is the sample's.", remedies[kind]);
}

/** What a file still has of the sample, besides its entries: words in texts that are changed, too. */
function* sampleTraces(file: ContentFile, country: string): Generator<Problem> {
  if (field(file.value, "sample") === true)
    yield file.problem(
      ["sample"],
      "The content is marked as the sample.",
      "Set it to false when all texts and pictures are the firm's own.",
    );
  for (const { path: place, text } of file.texts()) {
    for (const { pattern, what, remedy = own, country: home } of traces) {
      const [found] = home === country ? [] : (pattern.exec(text) ?? []);
      if (found) yield file.problem(place, `${found} is ${what}.`, remedy);
    }
  }
}

/** Cards that count the same, but show another figure: visitors see both on their way through the site. */
function* contradictingFigures(content: Content): Generator<Problem> {
  const file = content.files.get("shared/statistics.json");
  const figures = content.files.get("shared/figures.json")?.value;
  if (!file || !Array.isArray(file.value) || !Array.isArray(figures)) return;
  const numberOf = (card: unknown): unknown =>
    field(
      figures.find(
        (figure: unknown) => field(figure, "key") === field(card, "figure"),
      ),
      "number",
    );
  const seen = new Map<unknown, unknown>();
  for (const [index, card] of file.value.entries()) {
    const [title, number] = [field(card, "title"), numberOf(card)];
    const first = seen.get(title) ?? number;
    if (first !== number)
      yield file.problem(
        [index, "figure"],
        `"${String(title)}" is ${String(number)} here and ${String(first)} on another card.`,
        "Decide on one figure, or give the cards titles that tell them apart.",
      );
    seen.set(title, first);
  }
}

/** Pictures, icons and documents that are the sample's. */
export const unchangedFiles = (
  digests: ReadonlyMap<string, string>,
  sample: Sample,
): string[] =>
  [...digests.keys()].filter(
    (name) => sample.files[name] === digests.get(name),
  );

/** All sample content. A firm replaces it before its site goes online. The content check reports unreadable files. */
export function launchProblems(content: Content, sample: Sample): Problem[] {
  const files = [...content.files.values()];
  const locale = field(content.files.get("site.json")?.value, "locale");
  const country = String(locale).split("-").at(-1) ?? "";
  const [language = ""] = String(locale ?? "en").split("-");
  return sortProblems([
    ...files.flatMap((file) => [
      ...sampleTraces(file, country),
      ...sampleEntries(file, sample, language),
    ]),
    ...contradictingFigures(content),
  ]);
}
