import { create, type Font } from "fontkit";

/** Reads a font file. Throws if its bytes cannot be read as one font. */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error("The file is not one font.");
  return font;
}
