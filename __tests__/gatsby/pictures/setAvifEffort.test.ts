import sharp from "sharp";
import { setAvifEffort } from "../../../src/gatsby/pictures/setAvifEffort";

/** Without flat areas, which are encoded alike with any effort. */
const pixels = Buffer.from(
  Array.from({ length: 200 * 200 }, (_, index) => (index * index * 31) % 251),
);
const picture = () =>
  sharp(pixels, { raw: { width: 200, height: 200, channels: 1 } });
const quality = 55;

test("AVIF is encoded with less effort than by default, unless a call sets it", async () => {
  const byDefault = await picture().avif({ quality }).toBuffer();
  setAvifEffort();
  const quick = await picture().avif({ quality }).toBuffer();
  const named = await picture().avif({ quality, effort: 4 }).toBuffer();
  expect((await sharp(quick).metadata()).compression).toBe("av1");
  expect(quick.equals(byDefault)).toBe(false);
  expect(named.equals(byDefault)).toBe(true);
});
