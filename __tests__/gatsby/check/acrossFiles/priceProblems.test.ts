import { rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/gatsby/check/checkContent";
import { applyEdit } from "../../../support/broken/applyEdit";
import { testBrokenContent } from "../../../support/broken/testBrokenContent";
import { makeOwnContent } from "../../../support/generate/ownContent";

testBrokenContent([
  {
    fault: "offer above list price",
    file: "pages/services-online-programs.json",
    edit: [
      { set: "groups[0].programmes[0].listPrice", to: 125000 },
      { set: "groups[0].programmes[0].offerPrice", to: 130000 },
    ],
    field: "groups[0].programmes[0].offerPrice",
    message: "The offer price 130000 is above the list price 125000",
    remedy: "not above the list price",
  },
  {
    fault: "tier cheaper than the tier below",
    file: "pages/membership.json",
    edit: { set: "groups[0].tiers[1].price", to: 1 },
    field: "groups[0].tiers[1].price",
    message: "is not above the price",
    remedy: "order the tiers from the lowest to the highest",
  },
]);

test("a price in a text that is none of the content's is told, and is no error", async () => {
  const contentFolder = await makeOwnContent();
  const field = "groups[0].tiers[0].description";
  await applyEdit(contentFolder, "pages/membership.json", {
    set: field,
    to: "Instead of ₹7,777 a year.",
  });
  const problems = await checkContent({ contentFolder });
  expect(problems.filter((problem) => problem.field === field)).toEqual([
    expect.objectContaining({
      severity: "note",
      file: "pages/membership.json",
      message:
        "The text quotes ₹7,777, which is not one of the prices of the content.",
    }),
  ]);
  rmSync(path.dirname(contentFolder), { recursive: true });
});
