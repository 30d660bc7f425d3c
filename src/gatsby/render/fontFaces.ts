/** The fonts of pages: Eczar for headings and figures, Figtree for everything else (docs/decisions.md#fonts). */
const eczar = "/fonts/eczar-400-3b6177b5.woff2";
const figtree = "/fonts/figtree-400-600-e97f51ce.woff2";

/** Preloaded on every page. */
export const preloadedFonts = [eczar, figtree];

/** The style sheet of all fonts. Local fonts get the metrics of the web fonts, so that nothing shifts when these load. */
export const fontFaces = [
  `@font-face{font-family:"Eczar";src:url(${eczar}) format("woff2");font-weight:400;font-display:swap}`,
  `@font-face{font-family:"Figtree";src:url(${figtree}) format("woff2");font-weight:400 600;font-display:swap}`,
  '@font-face{font-family:"Eczar Fallback";src:local("Georgia"),local("Gelasio");font-weight:100 900;size-adjust:98.2502%;ascent-override:93.6385%;descent-override:32.5699%;line-gap-override:0%}',
  '@font-face{font-family:"Eczar Fallback Times";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");font-weight:100 900;size-adjust:107.8154%;ascent-override:85.3311%;descent-override:29.6804%;line-gap-override:0%}',
  '@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo"),local("Roboto");font-weight:100 500;size-adjust:100.7176%;ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%}',
  '@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold"),local("Roboto Bold");font-weight:600 900;size-adjust:95.4205%;ascent-override:99.5593%;descent-override:26.1998%;line-gap-override:0%}',
  'html{--serif:"Eczar","Eczar Fallback","Eczar Fallback Times",serif;--sans:"Figtree","Figtree Fallback",system-ui,sans-serif}',
].join("");
