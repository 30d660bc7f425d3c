/** Path of a WOFF file of Fontsource's packages, for drawings that the build makes. */
export const fontFile = (
  family: string,
  part: "latin" | "latin-ext",
  weight: number,
): string =>
  `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;
