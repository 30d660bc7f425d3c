import { itemKinds } from "../../src/gatsby/model/itemKinds";
import type { EventItem } from "../../src/gatsby/model/items";

/** An event whose content links to `href`. */
export function siteEvent(
  href: string,
  more: Partial<EventItem> = {},
): EventItem {
  const kind = itemKinds.find(({ isEvent }) => isEvent);
  if (!kind) throw new Error("There is no kind of events.");
  return {
    __typename: "EventItem",
    kind,
    contentId: "events-1",
    path: "/events/events-1",
    title: "Founders' evening",
    description: "Two hours, twelve founders.",
    category: { name: "Networking" },
    date: "2027-01-22",
    lastDay: "2027-01-22",
    starts: null,
    ends: null,
    location: "Delhi",
    address: null,
    online: false,
    announced: null,
    notice: null,
    fee: null,
    people: [],
    href,
    ...more,
  };
}
