import type { GraphQLResolveInfo } from "graphql";
import { zonedInstant } from "../../common/days";
import { language } from "../../common/language";
import { eventPlace } from "../../common/events";
import { articleHtml } from "./articleHtml";
import { calendarLinks } from "./calendarLinks";
import { findSingle, type ResolverContext } from "./fieldExtensions";
import { withPictures } from "./textPictures";

/** An event as it is written. */
interface EventSource {
  jsonId: string;
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
  const site = await findSingle<{ timeZone: string }>(context, "SiteContent");
  return site.timeZone;
}

/** An instant of an event, such as its start; none of an event that takes whole days. */
const instant =
  (
    dayOf: (event: EventSource) => string,
    timeOf: (event: EventSource) => string | undefined,
  ) =>
  async (event: EventSource, _args: object, context: ResolverContext) => {
    const time = timeOf(event);
    return time
      ? zonedInstant(dayOf(event), time, await zoneOf(event, context))
      : null;
  };

const starts = instant(
  ({ date }) => date,
  ({ startTime }) => startTime,
);
const ends = instant(lastDay, ({ endTime }) => endTime);

/** The addresses that add the event to each calendar. */
async function calendars(
  event: EventSource,
  args: object,
  context: ResolverContext,
): Promise<{ kind: string; href: string }[]> {
  const told = {
    contentId: event.jsonId,
    title: event.title,
    description: event.description,
    place: eventPlace(event),
    date: event.date,
    lastDay: lastDay(event),
    starts: await starts(event, args, context),
    ends: await ends(event, args, context),
  };
  return Object.entries(calendarLinks).map(([kind, address]) => ({
    kind,
    href: address(told),
  }));
}

/** "India Standard Time". */
async function zoneName(
  event: EventSource,
  _args: object,
  context: ResolverContext,
): Promise<string> {
  const timeZone = await zoneOf(event, context);
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: "long",
  }).formatToParts(new Date(`${event.date}T12:00:00Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The speakers as the page about the firm names them. Throws for a name that is not there. */
async function people(
  { speakers = [] }: EventSource,
  _args: object,
  context: ResolverContext,
): Promise<Person[]> {
  const { leadership } = await findSingle<AboutSource>(context, "AboutPage");
  const known = [leadership.founder, ...leadership.team];
  return speakers.map((name) => {
    const person = known.find((each) => each.name === name);
    if (!person)
      throw new Error(`content/pages/about.json has no person "${name}".`);
    return { name, role: person.role };
  });
}

/** One of an event's texts as HTML; none where it is not written. */
const html =
  (textOf: (event: EventSource) => readonly string[] | undefined) =>
  (
    event: EventSource,
    _args: object,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ) => {
    const blocks = textOf(event);
    return blocks ? withPictures(articleHtml(blocks), context, info) : null;
  };

/** Resolves the fields that only events have. */
export const eventResolvers = {
  lastDay: { resolve: lastDay },
  starts: { resolve: starts },
  ends: { resolve: ends },
  zoneName: { resolve: zoneName },
  people: { resolve: people },
  calendars: { resolve: calendars },
  aboutHtml: { resolve: html(({ about }) => about) },
  outcomeHtml: { resolve: html(({ outcome }) => outcome) },
};
