import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType } from "../model/contentTypes";
import { field } from "../../common/field";
import { readContentFiles } from "./checkContent";
import type { ContentFile } from "./contentFile";
import { formatProblem, sortProblems, type Problem } from "./problem";
import { sampleNames } from "./sampleNames";

/** A trace of the sample in a text, and what a firm does about it. */
interface Trace {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly remedy: string;
}

const traces: readonly Trace[] = [
  {
    pattern: /\bKolvara\b/,
    message: (found) => `The sample's brand, ${found}, is still here.`,
    remedy: "Write the firm's own name.",
  },
  {
    pattern: /[\w.@-]*\bexample\.(?:com|org|net|in)\b/,
    message: (found) => `${found} is an example address: nobody is there.`,
    remedy: "Write the firm's own address.",
  },
  {
    pattern: /\+?(?:\d{2} ?)?0{5} ?0{5}/,
    message: (found) => `${found} is no telephone number.`,
    remedy: "Write the firm's own number, with the country code.",
  },
  {
    pattern: /your-company-name|PlaceholderInvite/,
    message: (found) => `"${found}" holds the place of an address.`,
    remedy: "Put in the address of the firm's own profile or group.",
  },
  {
    pattern: /\bAAA-0000\b|\b27AAAAA0000A1Z5\b|\b1 Example Street\b.*/,
    message: (found) => `${found} is an invented entry of a register.`,
    remedy: "Write what the firm's own papers say.",
  },
  {
    pattern: new RegExp(`(?<!\\w)(?:${sampleNames.join("|")})(?!\\w)`),
    message: (found) => `${found} is an invented person of the sample.`,
    remedy:
      "Replace the entry, its words and its picture included, by a real one that the person has agreed to, or remove it.",
  },
];

/** What a file still has of the sample. */
function* tracesIn(file: ContentFile): Generator<Problem> {
  if (field(file.value, "sample") === true)
    yield file.note(
      ["sample"],
      "The content says that it is the sample's.",
      "Set it to false when all of the content, texts and pictures, is the firm's own.",
    );
  for (const { path: place, text } of file.texts())
    for (const { pattern, message, remedy } of traces) {
      const [found] = pattern.exec(text) ?? [];
      if (found) yield file.note(place, message(found), remedy);
    }
}

/** Events that lead to the same registration as another. */
function* sharedRegistrations(
  files: readonly ContentFile[],
): Generator<Problem> {
  const events = files.filter(
    ({ name }) => contentFileType(name)?.itemKind?.isEvent,
  );
  for (const event of events) {
    const link = field(event.value, "link");
    const sharing = events.filter(({ value }) => field(value, "link") === link);
    if (sharing.length > 1)
      yield event.note(
        ["link"],
        `${sharing.length} events share the registration "${String(link)}".`,
        "Give each event the address of its own registration.",
      );
  }
}

/**
 * All that is still the sample's: what a firm mends before its site goes online.
 *
 * @param files Every file of content/ that could be read.
 */
export function launchProblems(files: readonly ContentFile[]): Problem[] {
  return sortProblems([
    ...files.flatMap((file) => [...tracesIn(file)]),
    ...sharedRegistrations(files),
  ]);
}

/**
 * Lists all that is still the sample's, with file and line and what to do, and how many things that are.
 *
 * @param settings What is missing outside content/, one line each.
 */
export async function launchReport(
  settings: readonly string[],
  contentFolder = path.resolve("content"),
): Promise<{ count: number; text: string }> {
  const names = await filesBelow(contentFolder);
  // The content check reports what cannot be read.
  const { files } = await readContentFiles(contentFolder, names);
  const problems = launchProblems(files);
  const count = settings.length + problems.length;
  const entries = [
    ...settings.map((setting) => `environment\n  ${setting}`),
    ...problems.map((problem) => formatProblem(problem).replace(/^note +/, "")),
  ];
  const summary =
    count === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count} ${count === 1 ? "thing" : "things"} to do before the site goes online.`;
  return { count, text: [...entries, summary].join("\n\n") };
}
