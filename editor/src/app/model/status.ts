import { dayIn } from "../../../../src/common/days";
import {
  eventState,
  lastDayOf,
  type EventNotice,
} from "../../../../src/common/events";
import { writtenDay } from "../../../../src/common/localFormats";
import { valueAt } from "../../../../src/common/jsonPath";
import { firstDay } from "../../../../src/gatsby/content/firstDay";
import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import type { EditedContent } from "./EditedContent";
import { capitalise } from "./words";

/** The fields that say whether visitors see an entry. */
interface Dated {
  readonly date?: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly draft?: boolean;
  readonly notice?: EventNotice;
}

const todayOf = (content: EditedContent): string =>
  dayIn(String(valueAt(content.value("site.json"), ["timeZone"])));

/** Whether the site has an entry, so that visitors may know its address. */
export function isOnline(content: EditedContent, path: string): boolean {
  const { itemKind } = contentFileType(path) ?? {};
  const opens = itemKind ? firstDay(content.value(path), itemKind) : "";
  return opens <= todayOf(content) && content.file(path)?.draft !== "new";
}

/**
 * What visitors see of an entry, and its date: "Scheduled for 1 March 2027". Empty for other files.
 *
 * @param value What the entry holds, as it is typed.
 */
export function statusOf(
  content: EditedContent,
  path: string,
  value = content.value(path),
): string {
  const { folderKind, itemKind } = contentFileType(path) ?? {};
  const entry = (value ?? {}) as Dated;
  const { date = "", draft, notice } = entry;
  if (!folderKind) return "";
  // The forms are in English, whatever the site's language is.
  const day = date && writtenDay(date, "long", "en-GB");
  if (draft) return `Draft, not on the site${date && ` · ${day}`}`;
  if (!date) return "";
  if (!itemKind) return `As of ${day}`;
  const file = content.file(path);
  const isPublic = file !== undefined && file.draft !== "new";
  const today = todayOf(content);
  if (!itemKind.isEvent)
    return date > today
      ? `Scheduled for ${day}`
      : `${isPublic ? "Published" : "Not on the site yet ·"} ${day}`;
  const state = eventState(
    { date, lastDay: lastDayOf({ ...entry, date }), ends: null, notice },
    { today },
  );
  return `${capitalise(state)} · ${day}`;
}
