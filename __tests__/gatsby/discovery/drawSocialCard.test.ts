import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeSocialCard } from "../../../src/gatsby/discovery/drawSocialCard";
import { temporaryFolder } from "../../support/temporaryFolder";

/** Nothing is kept from an earlier build. */
const noCache = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(undefined),
};

/** The pixels of a card. */
async function draw(title: string): Promise<Buffer> {
  const file = path.join(temporaryFolder(), "card.png");
  await writeSocialCard(file, { title, brand: "Firm" }, noCache);
  return sharp(file).raw().toBuffer();
}

test.each([
  ["नमस्ते Ωμέγα", "नमस्ते Ωμέγα 🚀"],
  ["", "🚀"],
])("signs that no font has are left out: %s, %s", async (one, two) => {
  expect((await draw(one)).equals(await draw(two))).toBe(true);
});

test.each([
  ["Devanagari", "क", "ख"],
  ["joined Devanagari", "क्ष", "कष"],
  ["Greek", "Ω", "Ψ"],
  ["Cyrillic", "Д", "Ж"],
  ["Latin of Poland and Vietnam", "Łế", "Ńễ"],
])("the signs of %s are drawn, not boxes", async (_script, one, two) => {
  expect((await draw(one)).equals(await draw(two))).toBe(false);
});

test("a social card is encoded again only when its words change", async () => {
  const file = path.join(temporaryFolder(), "card.png");
  const saved = new Map<string, string>();
  const cache = {
    get: (key: string) => Promise.resolve(saved.get(key)),
    set: (key: string, hash: string) =>
      Promise.resolve(void saved.set(key, hash)),
  };
  const write = async (title: string) => {
    await writeSocialCard(file, { title, brand: "Firm LLP" }, cache);
    return statSync(file).mtimeMs;
  };
  const first = await write("A title");
  expect(await write("A title")).toBe(first);
  expect(await write("Another title")).toBeGreaterThan(first);
});
