import type { ContentFile, JsonPath } from "../contentFile";
import type { Problem } from "../problem";
import { quote } from "../quote";
import { textsOf, valuesOf } from "./values";

const upToTwenty =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const number = `(\\d+|${upToTwenty.slice(2).join("|")})`;

/** Lists that texts of any page count, and what such a text calls their entries. */
const counted: readonly {
  file: string;
  list: RegExp;
  entries: string;
}[] = [
  { file: "site.json", list: /^offices$/, entries: "(?:regional )?offices" },
  {
    file: "shared/partner-credits.json",
    list: /^partners$/,
    entries: "partners",
  },
  {
    file: "pages/services-consulting.json",
    list: /^disciplines\.cards$/,
    entries: "disciplines",
  },
  {
    file: "pages/services-mentoring.json",
    list: /^services\.cards$/,
    entries: "areas",
  },
  {
    file: "pages/services.json",
    list: /^extended\.services$/,
    entries: "extended services",
  },
  {
    file: "pages/membership.json",
    list: /^groups\.\d+\.tiers$/,
    entries: "tiers each",
  },
];

/** A number in figures or words. */
const numberOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : upToTwenty.indexOf(text.toLowerCase());

const disagreement = (
  file: ContentFile,
  path: JsonPath,
  said: string,
  list: string,
  length: number,
): Problem =>
  file.problem(
    path,
    `The text says ${quote(said)}, the list ${list} has ${length}.`,
    "Make the two agree, or leave the number out.",
    { severity: "note" },
  );

/** Texts of any page that count a list by what its entries are called. */
function* namedCounts(files: readonly ContentFile[]): Generator<Problem> {
  for (const { file: name, list, entries } of counted) {
    const source = files.find((file) => file.name === name);
    if (!source) continue;
    const lists = [...valuesOf(source)].flatMap(({ path, value }) =>
      Array.isArray(value) && list.test(path.join("."))
        ? [{ place: path.join("."), length: value.length }]
        : [],
    );
    const pattern = new RegExp(`\\b${number} ${entries}\\b`, "gi");
    for (const file of files)
      for (const { path, text } of textsOf(file))
        for (const [said, count = ""] of text.matchAll(pattern)) {
          const other = lists.find(({ length }) => length !== numberOf(count));
          if (other)
            yield disagreement(
              file,
              path,
              said,
              `${other.place} in content/${name}`,
              other.length,
            );
        }
  }
}

/** A lead that begins with a number counts the list beside it: "Four kinds of ambition". */
function* leadCounts(file: ContentFile): Generator<Problem> {
  const pattern = new RegExp(`^${number} \\w+`, "i");
  const texts = new Map(
    [...textsOf(file)].map(({ path, text }) => [path.join("."), text]),
  );
  for (const { path, value } of valuesOf(file)) {
    const name = path.at(-1);
    if (!Array.isArray(value) || name === undefined || name === "actions")
      continue;
    const lead = [...path.slice(0, -1), "lead"];
    const [said, count = ""] =
      pattern.exec(texts.get(lead.join(".")) ?? "") ?? [];
    if (said && value.length !== numberOf(count))
      yield disagreement(file, lead, said, String(name), value.length);
  }
}

/**
 * Texts that count a list, in figures or words, and say another number than there are entries: told, but no error, since
 * nobody but the writer knows what a text counts.
 */
export function* countProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  yield* namedCounts(files);
  for (const file of files) yield* leadCounts(file);
}
