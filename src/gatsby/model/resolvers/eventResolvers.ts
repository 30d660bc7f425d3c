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

/** A time of an event, such as its start, in its own time zone, else in the firm's. Null for an all-day event. */
async function instant(
  { timeZone }: EventSource,
  day: string,
  time: string | undefined,
  context: ResolverContext,
): Promise<string | null> {
  if (!time) return null;
  const site = await findEntry<SiteSource>(context, "SiteContent");
  return zonedInstant(day, time, timeZone ?? site.timeZone);
}

/** The time zone's full name, such as "Central European Standard Time". */
async function zoneName(
  event: EventSource,
  context: ResolverContext,
): Promise<string> {
  const site = await findEntry<SiteSource>(context, "SiteContent");
  const timeZone = event.timeZone ?? site.timeZone;
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
  lastDay,
  starts: (event, context) =>
    instant(event, event.date, event.startTime, context),
  ends: (event, context) =>
    instant(event, lastDay(event), event.endTime, context),
  zoneName,
  aboutHtml: ({ about }, context, info) => htmlOf(about, context, info),
  outcomeHtml: ({ outcome }, context, info) => htmlOf(outcome, context, info),
};
