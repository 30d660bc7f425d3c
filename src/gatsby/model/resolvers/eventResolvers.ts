import { zonedInstant, zoneName } from "../../../common/days";
import { writtenDays } from "../../../common/localFormats";
import { renderWithPictures } from "../../html/textPictures";
import { textTree } from "../../html/textTree";
import {
  findEntry,
  findSite,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

/** A raw event. */
type EventSource = Pick<
  Queries.EventItem,
  "date" | "endDate" | "startTime" | "endTime" | "about" | "notice"
>;

/** The last day of an event, year-month-day. */
export const lastDayOf = ({
  date,
  endDate,
}: Pick<EventSource, "date" | "endDate">): string => endDate ?? date;

/** A time of an event in the firm's time zone, ISO 8601. Null for an all-day event. */
async function instant(
  day: string,
  time: string | null,
  context: ResolverContext,
): Promise<string | null> {
  if (!time) return null;
  const { timeZone } = await findSite(context);
  return zonedInstant(day, time, timeZone);
}

/** Resolvers of the fields that only events have. */
export const eventResolvers: FieldResolvers<EventSource> = {
  lastDay: lastDayOf,
  starts: ({ date, startTime }, context) => instant(date, startTime, context),
  ends: (event, context) => instant(lastDayOf(event), event.endTime, context),
  shownDays: async (event, context) => {
    const { locale } = await findSite(context);
    return writtenDays(event.date, lastDayOf(event), locale);
  },
  shownTimes: async ({ date, startTime, endTime }, context) => {
    if (!startTime) return null;
    const { timeZone, locale } = await findSite(context);
    // On the day that clocks change, the name depends on the hour.
    const start = new Date(zonedInstant(date, startTime, timeZone));
    const times = [startTime, endTime].filter(Boolean).join("–");
    return `${times} (${zoneName(timeZone, start, "long", locale)})`;
  },
  shownNotice: async ({ notice }, context) => {
    if (!notice) return null;
    const labels = await findEntry<Pick<Queries.EventLabels, "states">>(
      context,
      "EventLabels",
    );
    return labels.states[notice];
  },
  aboutHtml: ({ about }, context, info) =>
    about ? renderWithPictures(textTree(about), context, info) : null,
};
