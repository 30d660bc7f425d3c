import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { colours } from "../../common/colours";
import { stairs } from "../../common/kolam/shapes";
import { traceKolam } from "../../common/kolam/traceKolam";
import { socialCardSize } from "../../common/socialCard";
import { fontFile } from "../files/fontFile";

/** The pattern stays below the title: line art never runs behind text. */
const steps = 6;
const dotDistance = 44;

const font = (
  name: string,
  family: string,
  part: "latin" | "latin-ext",
  weight: 400 | 600,
) => ({
  name,
  weight,
  data: readFileSync(fontFile(family, part, weight)),
});

const fonts = [
  font("Eczar", "eczar", "latin", 400),
  // Has the rupee sign.
  font("Eczar extended", "eczar", "latin-ext", 400),
  font("Figtree", "figtree", "latin", 600),
];

/** The rising kolam of the site's calls to action as SVG, its highest dot in marigold. */
function drawPattern(): string {
  const { width, height, loops, dots } = traceKolam(stairs(steps), dotDistance);
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
    { ...socialCardSize, fonts },
  );
}

/** A page's social card as SVG: the title above the pattern. */
async function drawSocialCard(title: string, brand: string): Promise<string> {
  const { width, height } = socialCardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.blue}"/>
${pattern}
${await lettering(title, brand)}
</svg>`;
}

/** Writes a page's social card as PNG. Encoding is slow, so an unchanged card from an earlier build stays. */
export async function writeSocialCard(
  file: string,
  { title, brand }: { title: string; brand: string },
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  const svg = await drawSocialCard(title, brand);
  const hash = createHash("sha256").update(svg).digest("hex");
  if (existsSync(file) && (await cache.get(file)) === hash) return;
  await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90 })
    .toFile(file);
  await cache.set(file, hash);
}
