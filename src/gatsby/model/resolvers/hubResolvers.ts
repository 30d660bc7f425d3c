import { siteToday } from "../../content/publication";
import { itemKindIn, itemKindOf } from "../itemKinds";
import { inOrder, shownItems } from "../items";
import { lastDayOf } from "./eventResolvers";
import {
  findSite,
  type FieldResolvers,
  type ResolverContext,
} from "./findEntry";

/** A raw tab of the hub. */
type TabSource = Pick<Queries.HubTab, "kind">;

/** A raw content item. */
interface ItemSource extends Pick<Queries.EventItem, "date" | "endDate"> {
  jsonId: string;
}

/** The items that a tab shows, in the order of display. */
async function itemsOf(tab: TabSource, context: ResolverContext) {
  const itemKind = itemKindIn(tab.kind);
  if (!itemKind) return [];
  const { entries } = await context.nodeModel.findAll<ItemSource>({
    type: itemKind.type,
  });
  const items = [...entries]
    .filter(({ jsonId }) => itemKindOf(jsonId) === itemKind)
    .map((item) => ({
      item,
      contentId: item.jsonId,
      date: item.date,
      lastDay: lastDayOf(item),
    }));
  const { timeZone } = await findSite(context);
  const sorted = inOrder(itemKind, items);
  return shownItems(itemKind, sorted, siteToday(timeZone)).map(
    ({ item }) => item,
  );
}

/** Resolvers of a tab of the hub. */
export const hubTabResolvers: FieldResolvers<TabSource> = { items: itemsOf };
