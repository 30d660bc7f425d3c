import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { drawnFonts } from "../../common/fonts";

/** Reads a font file. Throws if its bytes cannot be read as one font. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error("The file is not one font.");
  return font;
}

/** The code points of the signs that a font has. Throws if the file cannot be read as one font. */
export const signsOf = (file: string): readonly number[] =>
  openFont(readFileSync(file)).characterSet;

let signs: ReadonlySet<number> | undefined;

/** Splits a text into its signs that the build can draw and those that no font of drawings has. */
export function splitBySigns(text: string): { drawn: string; left: string[] } {
  signs ??= new Set(Object.values(drawnFonts).flat().flatMap(signsOf));
  const has = (sign: string) => signs?.has(sign.codePointAt(0) ?? 0);
  const all = [...text.normalize("NFC")];
  const drawn = all.filter(has).join("").replace(/\s+/g, " ").trim();
  return { drawn, left: [...new Set(all.filter((sign) => !has(sign)))] };
}
