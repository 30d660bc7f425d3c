import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { colours } from "../../common/colours";
import { stairs } from "../../common/kolam/shapes";
import { traceKolam } from "../../common/kolam/traceKolam";
import { socialCardSize } from "../../common/socialCard";

const requireFromRoot = createRequire(path.resolve("package.json"));

/** The pattern stays below the title: line art never runs behind text. */
const steps = 6;
const dotDistance = 44;

const typefaces = [
  { name: "Eczar", file: "eczar/files/eczar-latin-400", weight: 400 },
  // Has the rupee sign.
  {
    name: "Eczar extended",
    file: "eczar/files/eczar-latin-ext-400",
    weight: 400,
  },
  { name: "Figtree", file: "figtree/files/figtree-latin-600", weight: 600 },
] as const;

const readFonts = () =>
  Promise.all(
    typefaces.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(
        requireFromRoot.resolve(`@fontsource/${file}-normal.woff`),
      ),
    })),
  );

let fonts: ReturnType<typeof readFonts> | undefined;

/** The typefaces of the cards, read once for all of them. */
const loadFonts = () => (fonts ??= readFonts());

/** The rising line of the site's calls to action, as SVG, with one marigold dot at its goal. */
function drawPattern(): string {
  const { width, height, loops, dots } = traceKolam(stairs(steps), {
    size: dotDistance,
    roundness: 0.8,
    padding: 1.15,
  });
  const lines = loops
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${colours.blueLine}" stroke-width="2.6"/>`,
    )
    .join("");
  const top = Math.min(...dots.map(([, y]) => y));
  const points = dots
    .map(([x, y]) =>
      y === top
        ? `<circle cx="${x}" cy="${y}" r="6" fill="${colours.marigold}"/>`
        : `<circle cx="${x}" cy="${y}" r="3.4" fill="${colours.white}"/>`,
    )
    .join("");
  return `<g transform="translate(${socialCardSize.width - width - 56} ${socialCardSize.height - height - 48})">${lines}${points}</g>`;
}

const pattern = drawPattern();

const box = (style: object, children: unknown) => ({
  type: "div",
  key: null,
  props: { style, children },
});

/** The text of a card as SVG paths: title above, brand below. */
async function lettering(title: string, brand: string): Promise<string> {
  const { default: satori } = await import("satori");
  const frame = {
    width: "100%",
    height: "100%",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    boxSizing: "border-box",
    padding: "60px 72px 56px",
    color: colours.white,
  };
  const titleStyle = {
    maxWidth: 1000,
    fontFamily: "Eczar, Eczar extended",
    fontSize: title.length > 44 ? 72 : 92,
    lineHeight: 1.06,
    letterSpacing: "-0.02em",
  };
  return satori(
    box(frame, [
      box(titleStyle, title),
      box({ fontFamily: "Figtree", fontSize: 34 }, brand),
    ]),
    { ...socialCardSize, fonts: await loadFonts() },
  );
}

/** The picture that social networks show beside a link, as SVG: the page's title on the pattern. */
async function drawSocialCard(title: string, brand: string): Promise<string> {
  const { width, height } = socialCardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.blue}"/>
${pattern}
${await lettering(title, brand)}
</svg>`;
}

/**
 * Encodes a card as PNG unless an earlier build has: that takes longer than building the page.
 *
 * @param folder Where cards are kept, each under the hash of its drawing.
 * @returns Path of the card's file.
 */
export async function keptSocialCard(
  title: string,
  brand: string,
  folder: string,
): Promise<string> {
  const svg = await drawSocialCard(title, brand);
  const name = createHash("sha256").update(svg).digest("hex");
  const file = path.join(folder, `${name}.png`);
  if (!existsSync(file)) {
    // Half a card must not be taken for one.
    const part = `${file}.${randomUUID()}`;
    await sharp(Buffer.from(svg))
      .png({ palette: true, quality: 90 })
      .toFile(part);
    await rename(part, file);
  }
  return file;
}
