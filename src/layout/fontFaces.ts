/** Fetched before anything else; the rupee subsets load only where a price is shown. */
export const preloadedFonts = [
  "/fonts/eczar-400-latin-5.3.0.woff2",
  "/fonts/figtree-latin-5.3.0.woff2",
];

const webFont = (
  family: string,
  file: string,
  weights: string,
  extra: string,
): string =>
  `@font-face{font-family:"${family}";src:url(/fonts/${file}-5.3.0.woff2) format("woff2");font-weight:${weights};font-display:swap;${extra}}`;

/** A local font stretched to the measures of the web font, so that nothing moves when that arrives. */
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

// Eczar's own box is tall: without these overrides buttons and badges sit high (design section 3).
const eczarBox =
  "ascent-override:92%;descent-override:32%;line-gap-override:0%";
const rupee = "unicode-range:U+20B9";

/**
 * The style sheet of all fonts. Neither family loads italics: emphasis is weight 600. Eczar has one weight, half the
 * bytes of its variable file; `mediumSerif` stands for its weight 500.
 */
export const fontFaces = [
  webFont("Eczar", "eczar-400-latin", "400", eczarBox),
  webFont("Eczar", "eczar-rupee", "400", `${eczarBox};${rupee}`),
  webFont("Figtree", "figtree-latin", "300 900", ""),
  webFont("Figtree", "figtree-rupee", "300 900", rupee),
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
