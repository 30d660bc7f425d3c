import type { GraphQLResolveInfo } from "graphql";
import { zonedInstant } from "../../../common/days";
import { renderWithPictures } from "../../html/textPictures";
import { textTree } from "../../html/textTree";
import {
  findEntry,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

/** A raw event. */
interface EventSource {
  title: string;
  description: string;
  location: string;
  address?: string;
  date: string;
  endDate?: string;
  startTime?: string;
  endTime?: string;
  timeZone?: string;
  about?: readonly string[];
  outcome?: readonly string[];
}

interface SiteSource {
  timeZone: string;
  locale: string;
}

const lastDay = ({ date, endDate }: EventSource): string => endDate ?? date;

/** The event's own time zone, else the firm's. */
async function zoneOf(
  { timeZone }: EventSource,
  context: ResolverContext,
): Promise<string> {
  if (timeZone) return timeZone;
  const site = await findEntry<SiteSource>(context, "SiteContent");
  return site.timeZone;
}

/** A time of an event, such as its start. Null for an all-day event. */
async function instant(
  event: EventSource,
  day: string,
  time: string | undefined,
  context: ResolverContext,
): Promise<string | null> {
  return time ? zonedInstant(day, time, await zoneOf(event, context)) : null;
}

/** The time zone's full name, such as "Central European Standard Time". */
async function zoneName(
  event: EventSource,
  context: ResolverContext,
): Promise<string> {
  const site = await findEntry<SiteSource>(context, "SiteContent");
  const { timeZone = site.timeZone } = event;
  const parts = new Intl.DateTimeFormat(site.locale, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(new Date(`${event.date}T12:00:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** A text with its pictures; null if the event has no such text. */
const htmlOf = (
  blocks: readonly string[] | undefined,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => (blocks ? renderWithPictures(textTree(blocks), context, info) : null);

/** Resolvers of the fields that only events have. */
export const eventResolvers: FieldResolvers<EventSource> = {
  lastDay: { resolve: lastDay },
  starts: {
    resolve: (event, _args, context) =>
      instant(event, event.date, event.startTime, context),
  },
  ends: {
    resolve: (event, _args, context) =>
      instant(event, lastDay(event), event.endTime, context),
  },
  zoneName: { resolve: (event, _args, context) => zoneName(event, context) },
  aboutHtml: {
    resolve: ({ about }, _args, context, info) => htmlOf(about, context, info),
  },
  outcomeHtml: {
    resolve: ({ outcome }, _args, context, info) =>
      htmlOf(outcome, context, info),
  },
};
