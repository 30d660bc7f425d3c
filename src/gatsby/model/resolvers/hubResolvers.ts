import { itemKindOf, itemKinds } from "../itemKinds";
import { inOrder } from "../items";
import type { FieldResolvers, ResolverContext } from "./findEntry";

/** A raw tab of the hub. */
type TabSource = Pick<Queries.HubTab, "kind">;

/** A raw content item. */
interface ItemSource {
  jsonId: string;
  date: string;
}

const kindOf = (tab: TabSource) =>
  itemKinds.find(({ folder }) => folder === tab.kind);

/** The items that a tab shows, in the order of display. */
async function itemsOf(tab: TabSource, { nodeModel }: ResolverContext) {
  const kind = kindOf(tab);
  if (!kind) return [];
  const { entries } = await nodeModel.findAll<ItemSource>({ type: kind.type });
  const items = [...entries]
    .filter(({ jsonId }) => itemKindOf(jsonId) === kind)
    .map((item) => ({ item, contentId: item.jsonId, date: item.date }));
  return inOrder(kind, items)
    .slice(0, kind.mostShown)
    .map(({ item }) => item);
}

/** The items of a tab after its first, if its kind has cards of this width. */
const rest =
  (areWide: boolean) => async (tab: TabSource, context: ResolverContext) => {
    const kind = kindOf(tab);
    return kind?.isEvent || Boolean(kind?.hasWideCards) !== areWide
      ? []
      : (await itemsOf(tab, context)).slice(1);
  };

/** Resolvers of the items of a tab of the hub, by the look of their cards. */
export const hubTabResolvers: FieldResolvers<TabSource> = {
  lead: async (tab, context) =>
    kindOf(tab)?.isEvent ? undefined : (await itemsOf(tab, context))[0],
  rows: rest(false),
  wides: rest(true),
  events: (tab, context) => (kindOf(tab)?.isEvent ? itemsOf(tab, context) : []),
};
