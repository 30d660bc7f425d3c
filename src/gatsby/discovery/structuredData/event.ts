import type { Event } from "schema-dts";
import { hasPassed } from "../../../common/days";
import type { SiteLocale } from "../../../common/localFormats";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import { socialCardAddress } from "../../../common/socialCard";
import type { EventItem } from "../../model/items";

/** An event on the hub. Only the event's own page shows its end, time and state. */
export function eventOfList(item: EventItem): Extract<Event, object> {
  const { path, title, description, date, location, online, href } = item;
  return {
    "@type": "Event",
    "@id": idOf(path, "event"),
    name: title,
    description,
    url: absolute(path),
    startDate: date,
    eventAttendanceMode: online
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    location: online
      ? { "@type": "VirtualLocation", url: webAddress(href) }
      : { "@type": "Place", name: location, address: location },
    organizer: theFirm(),
  };
}

const eventStatus = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
  full: "https://schema.org/EventScheduled",
} as const;

/** An event on its own page; none once it has passed (docs/product.md#time). */
export function event(
  item: EventItem,
  { currency }: Pick<SiteLocale, "currency">,
  today: string,
): Event[] {
  if (hasPassed(item.lastDay, today)) return [];
  const { path, href, notice, location, address } = item;
  return [
    {
      ...eventOfList(item),
      startDate: item.starts ?? item.date,
      endDate: item.ends ?? item.lastDay,
      eventStatus: eventStatus[notice ?? "full"],
      ...(!item.online && {
        location: {
          "@type": "Place",
          name: location,
          address: address ?? location,
        },
      }),
      image: absolute(socialCardAddress(path)),
      offers: {
        "@type": "Offer",
        url: webAddress(href),
        ...(item.fee !== null && { price: item.fee, priceCurrency: currency }),
        availability:
          notice === "full"
            ? "https://schema.org/SoldOut"
            : "https://schema.org/InStock",
      },
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
