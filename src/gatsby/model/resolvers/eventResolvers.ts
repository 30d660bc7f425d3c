import type { GraphQLResolveInfo } from "graphql";
import { zonedInstant, zoneName } from "../../../common/days";
import { renderWithPictures } from "../../html/textPictures";
import { textTree } from "../../html/textTree";
import {
  findEntry,
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
>;

type SiteSource = Pick<Queries.SiteContent, "timeZone" | "locale">;

const lastDay = ({ date, endDate }: EventSource): string => endDate ?? date;

/** A time of an event, such as its start, in its own time zone, else in the firm's. Null for an all-day event. */
async function instant(
  { timeZone }: EventSource,
  day: string,
  time: string | null,
  context: ResolverContext,
): Promise<string | null> {
  if (!time) return null;
  const site = await findEntry<SiteSource>(context, "SiteContent");
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
  lastDay,
  starts: (event, context) =>
    instant(event, event.date, event.startTime, context),
  ends: (event, context) =>
    instant(event, lastDay(event), event.endTime, context),
  zoneName: async ({ date, timeZone }, context) => {
    const site = await findEntry<SiteSource>(context, "SiteContent");
    const noon = new Date(`${date}T12:00:00Z`);
    return zoneName(timeZone ?? site.timeZone, noon, "long", site.locale);
  },
  aboutHtml: ({ about }, context, info) => htmlOf(about, context, info),
  outcomeHtml: ({ outcome }, context, info) => htmlOf(outcome, context, info),
};
