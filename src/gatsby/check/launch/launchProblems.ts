import { contentFileType } from "../../model/contentTypes";
import { valuesOf } from "../acrossFiles/values";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
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

/** What the texts of a file still have of the sample. */
function* tracesIn(file: ContentFile): Generator<Problem> {
  for (const { path, value } of valuesOf(file)) {
    if (typeof value !== "string") continue;
    for (const { pattern, message, remedy } of traces) {
      const found = pattern.exec(value)?.[0];
      if (found)
        yield file.problem(path, message(found), remedy, { severity: "note" });
    }
  }
}

/** The field of site.json that says that the content is the sample's. */
function* sampleField(file: ContentFile): Generator<Problem> {
  if (field(file.value, "sample") !== true) return;
  yield file.problem(
    ["sample"],
    "The content says that it is the sample's.",
    "Set it to false when all of the content, texts and pictures, is the firm's own.",
    { severity: "note" },
  );
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
      yield event.problem(
        ["link"],
        `${sharing.length} events share the registration "${String(link)}".`,
        "Give each event the address of its own registration.",
        { severity: "note" },
      );
  }
}

/**
 * All that is still the sample's: what a firm mends before its site goes online.
 *
 * @param files Every file of content/ that could be read.
 */
export function launchProblems(files: readonly ContentFile[]): Problem[] {
  return [
    ...files.flatMap((file) => [...sampleField(file), ...tracesIn(file)]),
    ...sharedRegistrations(files),
  ];
}
