import { rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/gatsby/check/checkContent";
import { applyEdit } from "../../support/broken/applyEdit";
import { copyKnownContent, known } from "../../support/knownContent";

// Each case checks the whole content.
jest.setTimeout(30_000);

const today = "2027-01-01";
const later = "2027-06-01";
const target = `news/${known.withArticle}.json`;

const address = `/article/${known.withArticle}`;

let contentFolder = "";
beforeEach(async () => {
  contentFolder = await copyKnownContent();
});
afterEach(() => rmSync(path.dirname(contentFolder), { recursive: true }));

/** What the check says of a link in a page, or in an item, to an item whose fields are so. */
async function messages(
  fields: Readonly<Record<string, unknown>>,
  linking?: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  for (const [name, value] of Object.entries(fields))
    await applyEdit(contentFolder, target, { set: name, to: value });
  const place = linking ? "news/news-902.json" : "site.json";
  if (linking) {
    await applyEdit(contentFolder, target, { copyTo: place });
    await applyEdit(contentFolder, place, { set: "id", to: "news-902" });
  }
  for (const [name, value] of Object.entries(linking ?? {}))
    await applyEdit(contentFolder, place, { set: name, to: value });
  await applyEdit(contentFolder, place, {
    set: linking ? "article.content[0]" : "links[0].address",
    to: linking ? `<p>See <a href="${address}">there</a>.</p>` : address,
  });
  const problems = await checkContent({ contentFolder, today });
  return problems
    .filter(({ severity, file }) => severity === "error" && file === place)
    .map(({ message }) => message);
}

test("a link to an item that is online is in order", async () => {
  expect(await messages({ date: today })).toEqual([]);
});

test("a link to an item with a day to come is refused", async () => {
  expect(await messages({ date: later })).toEqual([
    `The item at "${address}" is not online before ${later}.`,
  ]);
});

test("a link to a draft is refused", async () => {
  expect(await messages({ draft: true })).toEqual([
    `The item at "${address}" is a draft.`,
  ]);
});

test("an item that appears on the same day may link to it", async () => {
  expect(await messages({ date: later }, { date: later })).toEqual([]);
});
