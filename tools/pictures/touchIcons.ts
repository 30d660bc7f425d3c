/**
 * Writes the raster icons from static/favicon.svg: favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png and
 * icon-maskable-512.png. Run after a change of the mark: npx tsx tools/pictures/touchIcons.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const ICON = "static/favicon.svg";
const ROUNDED_PLANE = /<rect width="64" height="64" rx="14"/;
/** The mark's share of the icon's width; a mask may cut away everything outside the inner 80 %. */
const MASKABLE_SCALE = 0.76;

const rounded = readFileSync(ICON, "utf8");
if (!ROUNDED_PLANE.test(rounded)) {
  throw new Error(`${ICON} no longer begins with the rounded plane`);
}
/** Platforms that cut the icon to their own shape want a plane without corners of its own. */
const square = rounded.replace(ROUNDED_PLANE, '<rect width="64" height="64"');
const maskable = square
  .replace(
    "<g ",
    `<g transform="translate(32 32) scale(${MASKABLE_SCALE}) translate(-32 -32)"><g `,
  )
  .replace("</g>", "</g></g>");

/** PNG of the given width and height in pixels. */
function png(svg: string, size: number): Promise<Buffer> {
  const dotsPerInch = (72 * size) / 64;
  return sharp(Buffer.from(svg), { density: dotsPerInch })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file is a directory of 16 bytes an entry, followed by the pictures themselves. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

async function writeIcons(): Promise<void> {
  const small = [16, 32, 48].map(async (size) => ({
    size,
    data: await png(rounded, size),
  }));
  writeFileSync("static/favicon.ico", ico(await Promise.all(small)));
  writeFileSync("static/apple-touch-icon.png", await png(square, 180));
  writeFileSync("static/icon-192.png", await png(rounded, 192));
  writeFileSync("static/icon-512.png", await png(rounded, 512));
  writeFileSync("static/icon-maskable-512.png", await png(maskable, 512));
}

void writeIcons();
