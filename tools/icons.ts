import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { colours } from "../src/common/colours";
import { logo } from "../src/common/logo";
import { reportAndFail } from "./report";

const side = 64;

interface Cut {
  /** Part of the icon's side that the mark's box takes. */
  readonly share: number;
  /** Corner radius, of 64. */
  readonly radius?: number;
}

/** Browsers show it as it is. */
const rounded: Cut = { share: 0.84375, radius: 14 };
/** Apple's devices round it themselves. */
const square: Cut = { share: 0.84375 };
/** Android may cut off all but the circle of 80 %. */
const maskable: Cut = { share: 0.6415 };

/** The mark in white on the firm's colour, as SVG. */
export function icon({ share, radius = 0 }: Cut): string {
  const margin = ((1 - share) / 2) * side;
  const mark = logo.small
    .replaceAll("var(--mark)", colours.white)
    .replaceAll("var(--accent)", colours.growth);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none"><rect width="${side}" height="${side}" rx="${radius}" fill="${colours.primary}"/><svg x="${margin}" y="${margin}" width="${share * side}" height="${share * side}" viewBox="${logo.viewBox}">${mark}</svg></svg>`;
}

/** An icon as PNG. The square ones have no transparency. */
export function png(cut: Cut, pixels: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(icon(cut)), {
    density: (72 * pixels) / side,
  });
  const image = cut.radius ? drawing : drawing.removeAlpha();
  return image.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Writes the icons of src/common/logo.ts to a folder. */
export async function writeIcons(folder: string): Promise<void> {
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  write("favicon.svg", `${icon(rounded)}\n`);
  write("icon-192.png", await png(rounded, 192));
  write("icon-512.png", await png(rounded, 512));
  write("icon-maskable-512.png", await png(maskable, 512));
  write("apple-touch-icon.png", await png(square, 180));
  const pictures = await Promise.all(
    [16, 32, 48].map((size) => png(rounded, size)),
  );
  write("favicon.ico", await pngToIco(pictures));
}

if (require.main === module) writeIcons("static").catch(reportAndFail);
