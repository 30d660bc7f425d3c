import type { Event } from "schema-dts";
import { hasEnded } from "../../../common/events";
import type { SiteLocale } from "../../../common/localFormats";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { EventItem } from "../../model/items";

const eventStatus = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
  full: "https://schema.org/EventScheduled",
} as const;

/** Where people take part. */
const attendance = ({ online, location, href }: EventItem) =>
  online
    ? ({
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url: webAddress(href) },
      } as const)
    : ({
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: { "@type": "Place", name: location, address: location },
      } as const);

/** What a visitor may buy or book; nothing of an event that is cancelled or postponed. */
const offerOf = (
  { notice, href, fee }: EventItem,
  priceCurrency: string,
): Pick<Extract<Event, object>, "offers"> =>
  notice === "cancelled" || notice === "postponed"
    ? {}
    : {
        offers: {
          "@type": "Offer",
          ...(fee !== null && { price: fee, priceCurrency }),
          url: webAddress(href),
          availability:
            notice === "full"
              ? "https://schema.org/SoldOut"
              : "https://schema.org/InStock",
        },
      };

/** An event on its own page; none once it has passed (docs/product.md#time). */
export function event(
  item: EventItem,
  { currency }: Pick<SiteLocale, "currency">,
  today: string,
): Event[] {
  if (hasEnded(item, { today })) return [];
  const { path, title, description } = item;
  return [
    {
      "@type": "Event",
      "@id": idOf(path, "event"),
      name: title,
      description,
      url: absolute(path),
      startDate: item.starts ?? item.date,
      endDate: item.ends ?? item.lastDay,
      eventStatus: eventStatus[item.notice ?? "full"],
      ...attendance(item),
      organizer: theFirm(),
      image: item.socialCard && absolute(item.socialCard),
      ...offerOf(item, currency),
      ...(item.speakers && {
        performer: item.speakers.map(({ name, role }) => ({
          "@type": "Person",
          name,
          jobTitle: role,
        })),
      }),
    },
  ];
}
