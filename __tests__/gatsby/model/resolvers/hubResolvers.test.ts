import type { GraphQLResolveInfo } from "graphql";
import { itemKinds } from "../../../../src/gatsby/model/itemKinds";
import { hubTabResolvers } from "../../../../src/gatsby/model/resolvers/hubResolvers";

/** docs/product.md#news-hub */

const days = [3, 1, 7, 2, 6, 5, 4];

/** The days of the month of the items that a tab shows, of seven of its kind and one of another. */
async function shown(kind: (typeof itemKinds)[number]) {
  const entries = days.map((day) => ({
    jsonId: `${kind.idPrefix}-${day}`,
    date: `2026-01-0${day}`,
  }));
  const other = itemKinds.find((each) => each !== kind);
  const foreign = { jsonId: `${other?.idPrefix}-9`, date: "2026-01-09" };
  const nodeModel = {
    findOne: () => Promise.resolve(null),
    findAll: <Entry>() =>
      Promise.resolve({ entries: [foreign, ...entries] as Entry[] }),
  };
  const answers = Object.entries(hubTabResolvers).map(
    async ([name, resolve]) => {
      const answer = await resolve(
        { kind: kind.folder },
        { nodeModel },
        {} as GraphQLResolveInfo,
      );
      const ids = [answer ?? []].flat() as { date: string }[];
      return [name, ids.map(({ date }) => Number(date.slice(-1)))];
    },
  );
  return Object.fromEntries(await Promise.all(answers)) as object;
}

test.each(itemKinds)("the tab of $folder", async (kind) => {
  const none = { lead: [], rows: [], wides: [], events: [] };
  const rest = [6, 5, 4, 3, 2, 1].slice(0, (kind.mostShown ?? 7) - 1);
  expect(await shown(kind)).toEqual(
    kind.isEvent
      ? { ...none, events: [1, 2, 3, 4, 5, 6, 7] }
      : { ...none, lead: [7], [kind.hasWideCards ? "wides" : "rows"]: rest },
  );
});
