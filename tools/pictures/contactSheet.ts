/**
 * Draws tools/pictures/contact-sheet.jpg: every picture below content/images with its path. Run after a change of
 * pictures: npx tsx tools/pictures/contactSheet.ts
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const IMAGES = "content/images";
const SHEET = "tools/pictures/contact-sheet.jpg";
/** Pixels. */
const CELL = { width: 300, height: 200, label: 22, gap: 10 };
const COLUMNS = 8;

const paths = readdirSync(IMAGES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(jpg|svg)$/.test(path))
  .sort();

function label(path: string): Buffer {
  const text = `<text x="2" y="15" font-family="sans-serif" font-size="12" fill="#0E1A33">${path}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.label}">${text}</svg>`,
  );
}

/** The picture as large as the cell allows; marks keep twice their own size, which is how far they are readable. */
async function cell(path: string, index: number): Promise<OverlayOptions[]> {
  const left = CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap);
  const top =
    CELL.gap +
    Math.floor(index / COLUMNS) * (CELL.height + CELL.label + CELL.gap);
  const isMark = path.endsWith(".svg");
  const input = await sharp(join(IMAGES, path), isMark ? { density: 144 } : {})
    .resize(CELL.width, CELL.height, {
      fit: "contain",
      background: "#FFFFFF",
      withoutEnlargement: isMark,
    })
    .flatten({ background: "#FFFFFF" })
    .toBuffer();
  return [
    { input, left, top },
    { input: label(path), left, top: top + CELL.height },
  ];
}

async function drawSheet(): Promise<void> {
  const rows = Math.ceil(paths.length / COLUMNS);
  await sharp({
    create: {
      width: CELL.gap + COLUMNS * (CELL.width + CELL.gap),
      height: CELL.gap + rows * (CELL.height + CELL.label + CELL.gap),
      channels: 3,
      background: "#FFFFFF",
    },
  })
    .composite((await Promise.all(paths.map(cell))).flat())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(SHEET);
}

void drawSheet();
