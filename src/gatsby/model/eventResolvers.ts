import type { GraphQLResolveInfo } from "graphql";
import { zonedInstant } from "../../common/days";
import { language } from "../../common/language";
import { eventPlace } from "../../common/events";
import { articleHtml } from "./articleHtml";
import { calendarLinks } from "./calendarLinks";
import { contentIdOf, type ContentNode } from "./contentId";
import { derived, findEntry, type ResolverContext } from "./fieldExtensions";
import { withPictures } from "./textPictures";

/** A raw event. */
interface EventSource extends ContentNode {
  title: string;
  description: string;
  location: string;
  address?: string;
  date: string;
  endDate?: string;
  startTime?: string;
  endTime?: string;
  timeZone?: string;
  speakers?: readonly string[];
  about?: readonly string[];
  outcome?: readonly string[];
}

interface Person {
  name: string;
  role: string;
}

interface AboutSource {
  leadership: { founder: Person; team: readonly Person[] };
}

const lastDay = ({ date, endDate }: EventSource): string => endDate ?? date;

/** The event's own time zone, else the firm's. */
async function zoneOf(
  { timeZone }: EventSource,
  context: ResolverContext,
): Promise<string> {
  if (timeZone) return timeZone;
  const site = await findEntry<{ timeZone: string }>(context, "SiteContent");
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

const starts = (event: EventSource, context: ResolverContext) =>
  instant(event, event.date, event.startTime, context);
const ends = (event: EventSource, context: ResolverContext) =>
  instant(event, lastDay(event), event.endTime, context);

/** The addresses that add the event to each calendar. */
async function calendars(event: EventSource, context: ResolverContext) {
  const entry = {
    contentId: contentIdOf(event),
    title: event.title,
    description: event.description,
    place: eventPlace(event),
    date: event.date,
    lastDay: lastDay(event),
    starts: await starts(event, context),
    ends: await ends(event, context),
  };
  return Object.entries(calendarLinks).map(([kind, address]) => ({
    kind,
    href: address(entry),
  }));
}

/** The time zone's full name, such as "India Standard Time". */
async function zoneName(
  event: EventSource,
  context: ResolverContext,
): Promise<string> {
  const timeZone = await zoneOf(event, context);
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(new Date(`${event.date}T12:00:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The speakers, with their roles from the About page. */
async function people(
  { speakers = [] }: EventSource,
  context: ResolverContext,
): Promise<Person[]> {
  const { leadership } = await findEntry<AboutSource>(context, "AboutPage");
  const known = [leadership.founder, ...leadership.team];
  return speakers.flatMap((name) => known.filter((each) => each.name === name));
}

/** A text with its pictures; null if the event has no such text. */
const htmlOf = (
  blocks: readonly string[] | undefined,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => (blocks ? withPictures(articleHtml(blocks), context, info) : null);

/** Resolvers of the fields that only events have. */
export const eventResolvers = derived<EventSource>({
  lastDay,
  starts,
  ends,
  zoneName,
  people,
  calendars,
  aboutHtml: ({ about }, context, info) => htmlOf(about, context, info),
  outcomeHtml: ({ outcome }, context, info) => htmlOf(outcome, context, info),
});
