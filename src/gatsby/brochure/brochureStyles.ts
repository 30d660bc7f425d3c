import { colours } from "../../common/colours";
import { page, type TextStyle } from "./Sheet";

export const { margin, width: pageWidth, height: pageHeight } = page;
export const inner = pageWidth - 2 * margin;
export const gap = 24;
export const half = (inner - gap) / 2;

export const heading: TextStyle = { font: "serif", size: 25, leading: 1.1 };
export const strong: TextStyle = { font: "strong", size: 12.5, leading: 1.3 };
export const body: TextStyle = {
  font: "sans",
  size: 11,
  leading: 1.5,
  colour: colours.textMuted,
};
export const label: TextStyle = {
  ...strong,
  size: 9,
  colour: colours.textMuted,
};
export const value: TextStyle = {
  font: "serif",
  size: 15,
  leading: 1.1,
  align: "right",
  colour: colours.growthText,
};
export const white = (style: TextStyle): TextStyle => ({
  ...style,
  colour: colours.white,
});
export const title = white({ font: "serif", size: 52, leading: 1 });
export const lead = white({ ...body, size: 14 });
/** Eczar's letters sit low in their line. Extra distance to the next text, in units of the size. */
export const serifDrop = 0.34;
