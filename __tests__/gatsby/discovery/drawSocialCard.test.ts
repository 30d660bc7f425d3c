import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeSocialCard } from "../../../src/gatsby/discovery/drawSocialCard";
import { temporaryFolder } from "../../support/temporaryFolder";

test("a social card is a PNG of 1200 x 630 pixels, encoded again only when its words change", async () => {
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
  expect(await sharp(file).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
  expect(await write("A title")).toBe(first);
  expect(await write("Another title")).toBeGreaterThan(first);
});
