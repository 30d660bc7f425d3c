import { zonedInstant, zoneName, type Day } from "../../../common/days";
import { renderWithPictures } from "../../html/textPictures";
import { textTree } from "../../html/textTree";
import { writtenDays } from "../localFormats";
import {
  findEntry,
  findSite,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

/** A raw event. */
type EventSource = Pick<
  Queries.EventItem,
  "date" | "endDate" | "times" | "about" | "notice"
>;

const lastDayOf = ({ date, endDate }: EventSource): Day => endDate ?? date;

/** A time of an event in the firm's time zone, ISO 8601. Null for an all-day event. */
async function instant(
  day: Day,
  time: string | undefined,
  context: ResolverContext,
): Promise<string | null> {
  const { timeZone } = await findSite(context);
  return time ? zonedInstant(day, time, timeZone) : null;
}

/** Resolvers of the fields that only events have. */
export const eventResolvers: FieldResolvers<EventSource> = {
  lastDay: lastDayOf,
  starts: ({ date, times }, _args, context) =>
    instant(date, times?.split("–")[0], context),
  ends: (event, _args, context) =>
    instant(lastDayOf(event), event.times?.split("–")[1], context),
  shownDays: async (event, _args, context) => {
    const { locale } = await findSite(context);
    return writtenDays(event.date, lastDayOf(event), locale);
  },
  shownTimes: async ({ date, times }, _args, context) => {
    const { timeZone, locale } = await findSite(context);
    return times && `${times} (${zoneName(timeZone, date, "long", locale)})`;
  },
  shownNotice: async ({ notice }, _args, context) => {
    const { states } = await findEntry<Pick<Queries.EventLabels, "states">>(
      context,
      "EventLabels",
    );
    return notice && states[notice];
  },
  aboutHtml: ({ about }, _args, context, info) =>
    about ? renderWithPictures(textTree(about), context, info) : null,
};
