import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { keptSocialCard } from "../../../src/gatsby/discovery/drawSocialCard";
import { socialCardSize } from "../../../src/common/socialCard";
import { colours } from "../../../src/common/colours";

/** Where a card is kept once a module says something else. The words are left out: they take long to draw. */
async function cardWith(
  module: string,
  values: object,
  folder: string,
): Promise<string> {
  let card = "";
  await jest.isolateModulesAsync(async () => {
    jest.doMock("satori", () => ({ __esModule: true, default: () => "" }));
    jest.doMock(module, () => values);
    const drawing =
      (await import("../../../src/gatsby/discovery/drawSocialCard")) as {
        keptSocialCard: typeof keptSocialCard;
      };
    card = await drawing.keptSocialCard("A title", "Firm LLP", folder);
  });
  jest.dontMock(module).dontMock("satori");
  return card;
}

describe("the picture that social networks show", () => {
  let folder = "";
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "cards-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is a PNG of the size that they ask for", async () => {
    const card = await keptSocialCard("A title", "Firm LLP", folder);
    expect(await sharp(card).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  });

  it("is drawn once for the same words, and again for others", async () => {
    const card = await keptSocialCard("A title", "Firm LLP", folder);
    const drawn = statSync(card).mtimeMs;
    expect(await keptSocialCard("A title", "Firm LLP", folder)).toBe(card);
    expect(statSync(card).mtimeMs).toBe(drawn);
    expect(await keptSocialCard("Another title", "Firm LLP", folder)).not.toBe(
      card,
    );
    expect(await keptSocialCard("A title", "Other LLP", folder)).not.toBe(card);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it("is whole when two pages with the same title ask at once", async () => {
    const cards = await Promise.all(
      [1, 2].map(() => keptSocialCard("A title", "Firm LLP", folder)),
    );
    expect(new Set(cards).size).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  const shades = "../../../src/common/colours";
  const size = "../../../src/common/socialCard";

  it.each([
    ["text", shades, { colours: { ...colours, white: "#FFFFEE" } }],
    ["ground", shades, { colours: { ...colours, blue: "#000000" } }],
    ["size", size, { socialCardSize: { ...socialCardSize, height: 500 } }],
  ])("is drawn again when its %s changes", async (_what, module, values) => {
    const unchanged = { colours, socialCardSize };
    const card = await cardWith(module, unchanged, folder);
    expect(await cardWith(module, unchanged, folder)).toBe(card);
    expect(await cardWith(module, values, folder)).not.toBe(card);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
