import type { GraphQLResolveInfo } from "graphql";
import { zonedInstant, zoneName } from "../../../common/days";
import { dayOfEnd, lastDayOf } from "../../../common/events";
import {
  daysOfMonth,
  writtenDays,
  writtenTimes,
} from "../../../common/localFormats";
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
  | "date"
  | "endDate"
  | "startTime"
  | "endTime"
  | "timeZone"
  | "about"
  | "outcome"
  | "notice"
>;

/** A time of an event, such as its start, in its own time zone, else in the firm's. Null for an all-day event. */
async function instant(
  { timeZone }: EventSource,
  day: string,
  time: string | null,
  context: ResolverContext,
): Promise<string | null> {
  if (!time) return null;
  const site = await findSite(context);
  return zonedInstant(day, time, timeZone ?? site.timeZone);
}

/** A text with its pictures; null if the event has no such text. */
const htmlOf = (
  blocks: readonly string[] | null,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => (blocks ? renderWithPictures(textTree(blocks), context, info) : null);

/** Resolvers of the fields that only events have. */
export const eventResolvers: FieldResolvers<EventSource> = {
  lastDay: lastDayOf,
  starts: (event, context) =>
    instant(event, event.date, event.startTime, context),
  ends: (event, context) =>
    instant(event, dayOfEnd(event), event.endTime, context),
  zoneName: async ({ date, startTime, timeZone }, context) => {
    const site = await findSite(context);
    const zone = timeZone ?? site.timeZone;
    // On the day that clocks change, the name depends on the hour.
    const start = new Date(zonedInstant(date, startTime ?? "12:00", zone));
    return zoneName(zone, start, "long", site.locale);
  },
  shownDays: async (event, context) => {
    const { locale } = await findSite(context);
    return writtenDays(event.date, lastDayOf(event), locale);
  },
  daysOfMonth: async (event, context) => {
    const { locale } = await findSite(context);
    return daysOfMonth(event.date, lastDayOf(event), locale);
  },
  shownTimes: async (event, context) => {
    const { date, startTime, endTime } = event;
    if (!startTime || !endTime) return startTime;
    if (lastDayOf(event) === date) return `${startTime}–${endTime}`;
    const { locale } = await findSite(context);
    return writtenTimes(
      `${date}T${startTime}`,
      `${lastDayOf(event)}T${endTime}`,
      locale,
    );
  },
  shownNotice: async ({ notice }, context) => {
    if (!notice) return null;
    const labels = await findEntry<Pick<Queries.EventLabels, "states">>(
      context,
      "EventLabels",
    );
    return labels.states[notice];
  },
  aboutHtml: ({ about }, context, info) => htmlOf(about, context, info),
  outcomeHtml: ({ outcome }, context, info) => htmlOf(outcome, context, info),
};
