import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { keptSocialCard } from "../../../src/gatsby/discovery/drawSocialCard";

let folder = "";
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "cards-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a social card is a PNG of the size that networks ask for", async () => {
  const card = await keptSocialCard("A title", "Firm LLP", folder);
  expect(await sharp(card).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
});

test("a card is encoded once for the same words, also when two pages ask at once, and again for others", async () => {
  const [card, same] = await Promise.all(
    [1, 2].map(() => keptSocialCard("A title", "Firm LLP", folder)),
  );
  const { mtimeMs } = statSync(card ?? "");
  expect(same).toBe(card);
  expect(await keptSocialCard("A title", "Firm LLP", folder)).toBe(card);
  expect(statSync(card ?? "").mtimeMs).toBe(mtimeMs);
  expect(await keptSocialCard("Another", "Firm LLP", folder)).not.toBe(card);
  expect(readdirSync(folder)).toHaveLength(2);
});
