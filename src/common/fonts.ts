/** A local font that stands in for a web font, with the metrics of the web font. Percentages are of the font size. */
interface Fallback {
  readonly name: string;
  readonly locals: readonly string[];
  readonly weights: string;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

interface Typeface {
  readonly name: string;
  /** One file below static/, which browsers keep for a year: another version needs another name. */
  readonly file: string;
  readonly weights: string;
  readonly fallbacks: readonly Fallback[];
  /** What follows the fallbacks. */
  readonly generic: string;
}

/**
 * The typefaces of pages: `serif` for headings and figures, `sans` for everything else. Neither has italics: emphasis is
 * weight 600. Eczar has one weight, which is half the size of its variable file; `mediumSerif` imitates its weight 500.
 */
export const typefaces: Readonly<Record<"serif" | "sans", Typeface>> = {
  serif: {
    name: "Eczar",
    file: "/fonts/eczar-low-400-5.3.0.woff2",
    weights: "400",
    fallbacks: [
      {
        name: "Eczar Fallback",
        locals: ["Georgia", "Gelasio"],
        weights: "100 900",
        size: 97.7,
        ascent: 94.17,
        descent: 32.75,
      },
      {
        name: "Eczar Fallback Times",
        locals: ["Times New Roman", "Liberation Serif", "Tinos"],
        weights: "100 900",
        size: 108.92,
        ascent: 84.47,
        descent: 29.38,
      },
    ],
    generic: "serif",
  },
  sans: {
    name: "Figtree",
    file: "/fonts/figtree-400-600-5.3.0.woff2",
    weights: "400 600",
    fallbacks: [
      {
        name: "Figtree Fallback",
        locals: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
        weights: "100 500",
        size: 101.27,
        ascent: 93.81,
        descent: 24.69,
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
        size: 95.23,
        ascent: 99.76,
        descent: 26.25,
      },
    ],
    generic: "system-ui, sans-serif",
  },
};

/** WOFF files of a typeface of Fontsource, from packages in package.json. */
const drawn = (family: string, weight: number, parts: readonly string[]) =>
  parts.map(
    (part) =>
      `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`,
  );

/**
 * The fonts of what the build draws, as file paths; they are other files than those of pages, because the drawing program
 * reads no WOFF2. A sign is drawn in the first font that has it: those of `title` or `name`, then `others`.
 */
export const drawnFonts = {
  title: drawn("eczar", 400, ["latin", "latin-ext"]),
  name: drawn("figtree", 600, ["latin", "latin-ext"]),
  others: [
    ...drawn("noto-serif", 400, [
      "latin-ext",
      "vietnamese",
      "greek",
      "cyrillic",
      "cyrillic-ext",
    ]),
    ...drawn("noto-serif-devanagari", 400, ["devanagari"]),
  ],
} as const;
