/** Made by tools/fonts/make.py, which explains why each family is one file. */
const files = {
  eczar: "/fonts/eczar-low-400-5.3.0.woff2",
  figtree: "/fonts/figtree-400-600-5.3.0.woff2",
};

/** Preloaded on every page. */
export const preloadedFonts = Object.values(files);

const webFont = (family: string, file: string, weights: string): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap}`;

/** A local font with the metrics of the web font, so that the layout does not shift when the web font loads. */
const fallback = (
  family: string,
  locals: readonly string[],
  measures: readonly [size: number, ascent: number, descent: number],
  weights = "100 900",
): string => {
  const sources = locals.map((name) => `local("${name}")`).join();
  const [size, ascent, descent] = measures;
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
};

/**
 * The style sheet of all fonts. Neither family has italics: emphasis is weight 600. Eczar has one weight, which is half
 * the size of its variable file. `mediumSerif` imitates its weight 500.
 */
export const fontFaces = [
  webFont("Eczar", files.eczar, "400"),
  webFont("Figtree", files.figtree, "400 600"),
  fallback("Eczar Fallback", ["Georgia", "Gelasio"], [97.7, 94.17, 32.75]),
  fallback(
    "Eczar Fallback Times",
    ["Times New Roman", "Liberation Serif", "Tinos"],
    [108.92, 84.47, 29.38],
  ),
  fallback(
    "Figtree Fallback",
    ["Arial", "Liberation Sans", "Arimo", "Roboto"],
    [101.27, 93.81, 24.69],
    "100 500",
  ),
  fallback(
    "Figtree Fallback",
    ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"],
    [95.23, 99.76, 26.25],
    "600 900",
  ),
].join("");
