import { field } from "../../../common/field";
import { fragmentId } from "../../../common/fragmentId";
import { withoutOwnHost } from "../../../common/siteUrl";
import type { ContentFile } from "../../content/ContentFile";
import type { Problem } from "../../content/problem";
import { splitBySigns } from "../../files/drawnSigns";
import {
  addHeadingIds,
  givenIds,
  headingId,
  textTree,
} from "../../html/textTree";
import { entryPath } from "../contentContext";
import { quote } from "../wording";
import { fontSigns } from "./fontSigns";
import type { Rule, ValidContent } from "./validContent";

/** What is doubtful in a text, though the page shows it. */
const doubtfulTexts = [
  {
    pattern:
      /alt="((IMG|DSC|PXL)[-_ ]?\d[^"]*|[^"]*\.(jpe?g|png|webp|svg|heic))"/i,
    message: "The description of the picture is the name of its file.",
    remedy: "Write what the picture shows, for people who cannot see it.",
  },
  {
    pattern:
      /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\((?:https?:|\/)[^)]*\)|(?:^|<p>|^alt=")(?:#{1,6}|[-*]) /,
    message: "The text has signs of Markdown, which visitors would see.",
    remedy:
      'Remove them. In HTML write <strong>…</strong>, <a href="…">…</a>, <h2>…</h2> or <ul><li>…</li></ul>.',
  },
];

/** A day outside these years around today is probably a slip. */
const years = { before: 25, after: 3 };

/** Texts and days that look like slips. */
function* slipNotes({ files, context }: ValidContent): Generator<Problem> {
  const year = Number(context.today.slice(0, 4));
  for (const file of files)
    for (const { path, text } of file.texts()) {
      const [, named = year] = /^(\d{4})-\d\d-\d\d$/.exec(text) ?? [];
      const ahead = Number(named) - year;
      if (ahead > years.after || -ahead > years.before)
        yield file.note(
          path,
          `The day ${text} is far away.`,
          "Correct the year, if this is a slip.",
        );
      // The description of a picture is as in HTML.
      const written = path.at(-1) === "alt" ? `alt="${text}"` : text;
      for (const { pattern, message, remedy } of doubtfulTexts)
        if (pattern.test(written)) yield file.note(path, message, remedy);
    }
}

/** Signs in the titles of pages that are left out on social cards. */
function* signNotes({ files }: ValidContent): Generator<Problem> {
  for (const file of files)
    for (const { path, text } of file.texts()) {
      const isTitle =
        path.at(-1) === "title" && (path.length === 1 || path.at(-2) === "seo");
      const { left } = splitBySigns(isTitle ? text : "");
      if (left.length > 0)
        yield file.note(
          path,
          `The picture for social networks is drawn without ${left.map(quote).join(", ")}: no font has it.`,
          "Write the title without it, or add a font to src/common/fonts.ts.",
        );
    }
}

/** The ids that the headings of an entry have on its page. */
function headingIds(file: ContentFile): Set<string> {
  const html = [...file.texts()].flatMap(({ text }) =>
    text.startsWith("<") ? text : [],
  );
  const tree = textTree(html);
  const ids = givenIds(tree);
  // The headings of an event have only the ids that they are given.
  if (file.place.itemKind?.isEvent) return ids;
  const sections = field(file.value, "sections");
  for (const section of Array.isArray(sections) ? sections : [])
    headingId(String(field(section, "heading")), ids);
  addHeadingIds(tree, ids);
  return ids;
}

/** Links in texts and alone, and the ids that authors give to headings. */
const link =
  /(?<=^(?=\/|https:)|href=")([^"#?\s]*)(?:\?[^"#\s]*)?(#[^"\s]+)(?="|$)/g;
const given = /<h[23] id="([^"]*)"/g;

/** Links to a place that a page does not have, as notes, and ids that it has twice. */
function* fragmentProblems({
  files,
  context,
}: ValidContent): Generator<Problem> {
  const entries = new Map(
    files.map((file) => [entryPath(file.name) ?? "", file]),
  );
  for (const file of files) {
    const seen = new Set<string>();
    for (const { path, text } of file.texts()) {
      for (const [, address = "", fragment = ""] of text.matchAll(link)) {
        const [page, id] = [withoutOwnHost(address), fragmentId(fragment)];
        const target = page ? entries.get(page) : file;
        if (target && !headingIds(target).has(id))
          yield file.note(
            path,
            `The page has no heading with the id ${quote(id)}.`,
            'Write the id of a heading: "part-" and its words joined by hyphens.',
          );
        const built = target ? undefined : context.builtIds(page);
        if (built && !built.has(id))
          yield file.note(
            path,
            `In the last build, ${page} has no part with the id ${quote(id)}.`,
            "Correct it, or remove the sign # and what follows.",
          );
      }
      for (const [, id = ""] of text.matchAll(given)) {
        if (seen.has(id))
          yield file.problem(
            path,
            `The id ${quote(id)} is on this page twice.`,
            "Give one of the headings another id.",
          );
        seen.add(id);
      }
    }
  }
}

/** What is possible, but probably not meant. */
export const adviceRules: readonly Rule[] = [
  slipNotes,
  signNotes,
  fontSigns,
  fragmentProblems,
];
