import sharp from "sharp";
import { setAvifEffort } from "../../../src/gatsby/pictures/setAvifEffort";

const picture = () => sharp("content/images/team/founder.jpg").resize(200);
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
