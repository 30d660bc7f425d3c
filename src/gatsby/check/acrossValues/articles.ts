import { draftDay, firstDay } from "../../content/firstDay";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "./validContent";

interface ItemFile {
  readonly date: string;
  readonly article?: {
    readonly updated?: string;
    readonly tags: readonly string[];
  };
}

/** Items that are not online yet, or are there twice. */
export function* itemNotes({
  files,
  context: { today },
}: ValidContent): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    const { itemKind } = file.place;
    if (!itemKind) continue;
    const { title, description } = file.value as {
      title: string;
      description: string;
    };
    const day = firstDay(file.value, itemKind);
    // Nobody sees it yet, nor its examples.
    if (day === draftDay) continue;
    if (day > today)
      yield file.note(
        ["date"],
        `The item appears on ${day}.`,
        "Write an earlier date, if visitors are to see it now.",
      );
    const first = seen.get(`${title}\n${description}`);
    if (first)
      yield file.note(
        ["title"],
        `The title and the description are those of content/${first}, too.`,
        "Give each item its own, or delete one.",
      );
    seen.set(`${title}\n${description}`, file.name);
  }
}

/** An article is not updated before its date. */
export function* articleProblems(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<ItemFile>(content, "ArticleItem")) {
    const { date, article } = value;
    const updated = article?.updated ?? date;
    if (updated < date)
      yield file.problem(
        ["article", "updated"],
        `The article was updated on ${updated}, before its date, ${date}.`,
        "Write the day of the last change, or remove the field.",
      );
    if (updated > date && updated > content.context.today)
      yield file.note(
        ["article", "updated"],
        `The article was updated on ${updated}, which is to come.`,
        "Write the day of the last change, or remove the field.",
      );
  }
}
