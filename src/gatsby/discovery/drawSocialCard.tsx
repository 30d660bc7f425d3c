import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { colours } from "../../common/colours";
import { drawnFonts } from "../../common/fonts";
import { stairs } from "../../common/kolam/shapes";
import { traceKolam } from "../../common/kolam/traceKolam";
import { socialCardSize } from "../../common/socialCard";
import { splitBySigns } from "../files/drawnSigns";

/** Each file under its path as the name of its family. */
const fonts = Object.values(drawnFonts)
  .flat()
  .map((name) => ({ name, data: readFileSync(name) }));

const familyOf = (use: "title" | "name") =>
  [...drawnFonts[use], ...drawnFonts.others].join();

// It stays below the title: line art never runs behind text.
const drawing = traceKolam(stairs(6), 44, 2.6);

/** The rising kolam of the site's calls to action, its highest dot in the colour of growth. */
function Pattern({ width, height, loops, dots }: typeof drawing) {
  const top = Math.min(...dots.map(([, y]) => y));
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: "absolute", right: 56, bottom: 48 }}
    >
      <g fill="none" stroke={colours.primaryLine} strokeWidth={2.6}>
        {loops.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {dots.map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={y === top ? 6 : 3.4}
          fill={y === top ? colours.growth : colours.white}
        />
      ))}
    </svg>
  );
}

/** A page's social card as SVG: title above, pattern and brand below. Leaves out signs that no font has. */
async function drawSocialCard(title: string, brand: string): Promise<string> {
  const { default: satori } = await import("satori");
  const { drawn } = splitBySigns(title);
  return satori(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        padding: "60px 72px 56px",
        color: colours.white,
        backgroundColor: colours.primary,
      }}
    >
      <Pattern {...drawing} />
      <div
        style={{
          maxWidth: 1000,
          fontFamily: familyOf("title"),
          fontSize: drawn.length > 44 ? 72 : 92,
          lineHeight: 1.06,
          letterSpacing: "-0.02em",
        }}
      >
        {drawn}
      </div>
      <div style={{ fontFamily: familyOf("name"), fontSize: 34 }}>
        {splitBySigns(brand).drawn}
      </div>
    </div>,
    { ...socialCardSize, fonts },
  );
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
