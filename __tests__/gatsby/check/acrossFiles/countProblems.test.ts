import { rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/gatsby/check/checkContent";
import { applyEdit } from "../../../support/broken/applyEdit";
import { makeOwnContent } from "../../../support/generate/ownContent";

let contentFolder: string;

beforeAll(async () => {
  contentFolder = await makeOwnContent();
  await applyEdit(contentFolder, "shared/partner-credits.json", {
    keep: 5,
    of: "partners",
  });
  await applyEdit(contentFolder, "pages/home.json", {
    keep: 4,
    of: "audiences.cards",
  });
});

afterAll(() => rmSync(path.dirname(contentFolder), { recursive: true }));

/** What the check says of a text that stands at a place of the home page. */
async function toldOf(place: string, text: string) {
  await applyEdit(contentFolder, "pages/home.json", { set: place, to: text });
  const problems = await checkContent({ contentFolder });
  return problems
    .filter(({ field, message }) => field === place && /list/.test(message))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

test.each(["in perks from six partners.", "in perks from 6 partners."])(
  "%s is told with the place and the length of the list, and is no error",
  async (text) => {
    const [, said = ""] = /from (.*)\./.exec(text) ?? [];
    expect(await toldOf("partners.lead", text)).toEqual([
      `note: The text says "${said}", the list partners in content/shared/partner-credits.json has 5.`,
    ]);
  },
);

test.each(["in perks from five partners.", "in perks from our partners."])(
  "%s is in order",
  async (text) => {
    expect(await toldOf("partners.lead", text)).toEqual([]);
  },
);

test("a lead that begins with a number counts the list beside it", async () => {
  expect(await toldOf("audiences.lead", "Three kinds of ambition.")).toEqual([
    'note: The text says "Three kinds", the list cards has 4.',
  ]);
  expect(await toldOf("audiences.lead", "Four kinds of ambition.")).toEqual([]);
});
