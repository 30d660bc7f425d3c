import { Global, type CSSObject } from "@emotion/react";
import { dark } from "./darkPalette";
import { paletteVariables } from "./paletteVariables";

/** Paper is white. Visitors' own colours win (visitorsMedia.ts). */
const darkScheme: CSSObject = {
  "@media screen and (forced-colors: none)": {
    '[data-color-scheme="dark"]': {
      colorScheme: "dark",
      ...paletteVariables(dark.palette),
    },
  },
};

/** The colours of a dark page (`isDark` of a SectionPage). Part of its screen, so that no other page has them. */
export const DarkScheme = () => <Global styles={darkScheme} />;
