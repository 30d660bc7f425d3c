import type { GraphQLResolveInfo } from "graphql";
import {
  itemKinds,
  type ItemKind,
} from "../../../../src/gatsby/model/itemKinds";
import { hubTabResolvers } from "../../../../src/gatsby/model/resolvers/hubResolvers";

/** docs/product.md#news-hub */

const days = [3, 1, 7, 2, 6, 5, 4];

/** The days of the month of the items that a tab shows, of those of its kind and one of another. */
async function shown(itemKind: ItemKind, ofKind = days) {
  const entries = ofKind.map((day) => ({
    jsonId: `${itemKind.idPrefix}-${day}`,
    date: `2026-01-${String(day).padStart(2, "0")}`,
  }));
  const other = itemKinds.find((each) => each !== itemKind);
  const foreign = { jsonId: `${other?.idPrefix}-9`, date: "2026-01-09" };
  const nodeModel = {
    findOne: <Entry>() => Promise.resolve({ timeZone: "UTC" } as Entry),
    findAll: <Entry>() =>
      Promise.resolve({ entries: [foreign, ...entries] as Entry[] }),
  };
  const items = (await hubTabResolvers["items"]?.(
    { kind: itemKind.folder },
    { nodeModel },
    {} as GraphQLResolveInfo,
  )) as { date: string }[];
  return items.map(({ date }) => Number(date.slice(-2)));
}

test.each(itemKinds)("the tab of $folder", async (itemKind) => {
  expect(await shown(itemKind)).toEqual(
    itemKind.isEvent
      ? [1, 2, 3, 4, 5, 6, 7]
      : [7, 6, 5, 4, 3, 2, 1].slice(0, itemKind.mostShown),
  );
});

test.each([
  ["2026-01-01", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["2026-01-11", [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ["2026-02-01", [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
])("on %s the tab shows the next of many events", async (today, events) => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_TODAY: today });
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  for (const itemKind of itemKinds.filter(({ isEvent }) => isEvent))
    expect(await shown(itemKind, all)).toEqual(events);
});
