import { field } from "../../common/field";
import type { ContentFile } from "../content/ContentFile";
import { sortProblems, type Problem } from "../content/problem";
import type { Content } from "../content/readContent";
import { mentions, type Sample } from "./sample";

/** Reads the file of static/ at an address such as "/brochure.pdf"; undefined if there is none. */
type ReadStatic = (address: string) => Buffer | undefined;

/** Text that shows that the sample content is still there. `what` completes the message "… is". */
const traces: readonly {
  pattern: RegExp;
  what: string;
  remedy: string;
}[] = [
  {
    pattern: /\bKolvara\b/,
    what: "the sample's brand",
    remedy: "Write the firm's own name.",
  },
  {
    pattern: /[\w.@-]*\bexample\.(?:com|org|net|in)\b/,
    what: "an example address",
    remedy: "Write the firm's own address.",
  },
  {
    pattern: /\+?(?:\d{2} ?)?0{5} ?0{5}/,
    what: "not a real telephone number",
    remedy: "Write the firm's own number, with the country code.",
  },
  {
    pattern: /your-company-name|PlaceholderInvite/,
    what: "a placeholder",
    remedy: "Write the address of the firm's own profile or group.",
  },
  {
    pattern: /\bAAA-0000\b|\b27AAAAA0000A1Z5\b|\b1 Example Street\b.*/,
    what: "sample registration data",
    remedy: "Write the entry from the firm's own papers.",
  },
];

/** What a file still has of the sample: texts, links to its files such as the brochure, people, places and documents. */
function* sampleTraces(
  file: ContentFile,
  sample: Sample,
  readStatic: ReadStatic,
): Generator<Problem> {
  if (field(file.value, "sample") === true)
    yield file.problem(
      ["sample"],
      "The content is marked as the sample.",
      "Set it to false when all texts and pictures are the firm's own.",
    );
  for (const { path: place, text } of file.texts()) {
    for (const { pattern, what, remedy } of traces) {
      const [found] = pattern.exec(text) ?? [];
      if (found) yield file.problem(place, `${found} is ${what}.`, remedy);
    }
    if (text.startsWith("/") && readStatic(text)?.includes("Kolvara"))
      yield file.problem(
        place,
        `static${text} is the sample's file.`,
        "Put the firm's own file in its place, or remove the link and the buttons that use it.",
      );
  }
  for (const { path: place, kind, text } of mentions(file))
    if (sample[kind].includes(text))
      yield file.problem(
        place,
        `${text} is one of the sample's ${kind}.`,
        kind === "documents"
          ? "Read it for the firm and for the law of its country, correct it, and write the day of the change."
          : "Write the firm's own.",
      );
}

/** Events that share a link to register. */
function* sharedRegistrations(
  files: readonly ContentFile[],
): Generator<Problem> {
  const events = files.filter(({ place }) => place.itemKind?.isEvent);
  for (const event of events) {
    const link = field(event.value, "link");
    if (link === undefined) continue;
    const sharing = events.filter(({ value }) => field(value, "link") === link);
    if (sharing.length > 1)
      yield event.problem(
        ["link"],
        `${sharing.length} events share the registration "${String(link)}".`,
        "Give each event the address of its own registration.",
      );
  }
}

/** Pictures, icons and fonts that are the sample's. */
export const unchangedFiles = (
  digests: ReadonlyMap<string, string>,
  sample: Sample,
): string[] =>
  [...digests.keys()].filter(
    (name) => sample.files[name] === digests.get(name),
  );

/** All sample content. A firm replaces it before its site goes online. The content check reports unreadable files. */
export function launchProblems(
  content: Content,
  readStatic: ReadStatic,
  sample: Sample,
): Problem[] {
  const files = [...content.files.values()];
  return sortProblems([
    ...files.flatMap((file) => [...sampleTraces(file, sample, readStatic)]),
    ...sharedRegistrations(files),
  ]);
}
