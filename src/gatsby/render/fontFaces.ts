import typefaces from "../../common/typefaces.json";

const all = Object.values(typefaces);

/** Preloaded on every page. */
export const preloadedFonts = all.map(({ file }) => file);

const webFonts = all.map(
  ({ name, file, weights }) =>
    `@font-face{font-family:"${name}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap}`,
);

/** Local fonts with the metrics of the web fonts, so that the layout does not shift when a web font loads. */
const fallbacks = all
  .flatMap((typeface) => typeface.fallbacks)
  .map(({ name, locals, weights, size, ascent, descent, lineGap }) => {
    const sources = locals.map((local) => `local("${local}")`).join();
    return `@font-face{font-family:"${name}";src:${sources};font-weight:${weights};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
  });

/** The variables that name the fonts in the order in which browsers try them, such as `--serif`. */
const stacks = Object.entries(typefaces).map(([use, typeface]) => {
  const names = [typeface, ...typeface.fallbacks].map(({ name }) => name);
  const quoted = Array.from(new Set(names), (name) => `"${name}"`);
  return `--${use}:${[...quoted, typeface.generic].join()}`;
});

/** The style sheet of all fonts. */
export const fontFaces = [
  ...webFonts,
  ...fallbacks,
  `html{${stacks.join(";")}}`,
].join("");
