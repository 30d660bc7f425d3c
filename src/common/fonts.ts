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
