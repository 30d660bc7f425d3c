/** A local font that stands in for a web font. */
interface Fallback {
  readonly name: string;
  readonly locals: readonly string[];
  readonly weights: string;
  /** A font with the widths of the local ones: Gelasio has those of Georgia, Tinos of Times New Roman, Arimo of Arial. */
  readonly source: string;
  /** The weight of the web font to measure, if it is not the first. */
  readonly webWeight?: number;
}

export interface Typeface {
  readonly name: string;
  /** A TTF or WOFF2 file that has all signs, static or variable: of a package, or in tools/fonts. */
  readonly source: string;
  /** One weight, or the first and the last. The first needs no interpolation. */
  readonly weights: string;
  /** The height of lines above and below the baseline, of the font size, if it is not that of the source. */
  readonly lineBox?: { readonly ascent: number; readonly descent: number };
  readonly fallbacks: readonly Fallback[];
  /** What follows the fallbacks. */
  readonly generic: string;
}

/** A WOFF file of a typeface of Fontsource, from a package in package.json. */
const fontsource = (family: string, part: string, weight: number) =>
  `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;

/**
 * The typefaces of pages: `serif` for headings and figures, `sans` for everything else. Neither has italics: emphasis is
 * weight 600. Eczar has one weight, which is half the size of its variable file; `mediumSerif` imitates its weight 500.
 * `npm run fonts` makes the files in static/fonts from these, and typefaces.json with the metrics of the fallbacks.
 */
export const typefaces: Readonly<Record<"serif" | "sans", Typeface>> = {
  serif: {
    name: "Eczar",
    source: "node_modules/@expo-google-fonts/eczar/Eczar_400Regular.ttf",
    weights: "400",
    lineBox: { ascent: 0.92, descent: 0.32 },
    fallbacks: [
      {
        name: "Eczar Fallback",
        locals: ["Georgia", "Gelasio"],
        weights: "100 900",
        source: fontsource("gelasio", "latin", 400),
      },
      {
        name: "Eczar Fallback Times",
        locals: ["Times New Roman", "Liberation Serif", "Tinos"],
        weights: "100 900",
        source: fontsource("tinos", "latin", 400),
      },
    ],
    generic: "serif",
  },
  sans: {
    name: "Figtree",
    source: "tools/fonts/figtree.woff2",
    weights: "400 600",
    fallbacks: [
      {
        name: "Figtree Fallback",
        locals: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
        weights: "100 500",
        source: fontsource("arimo", "latin", 400),
      },
      {
        name: "Figtree Fallback",
        locals: [
          "Arial Bold",
          "Liberation Sans Bold",
          "Arimo Bold",
          "Roboto Bold",
        ],
        weights: "600 900",
        source: fontsource("arimo", "latin", 700),
        webWeight: 600,
      },
    ],
    generic: "system-ui, sans-serif",
  },
};

/** The signs of the files of pages, as in CSS: Google's Latin subset, accents that it combines, and the rupee sign. */
export const pageSigns =
  "U+0000-00FF, U+0102, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308, U+0323, U+0329, U+2000-206F, U+20AC, U+20B9, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
