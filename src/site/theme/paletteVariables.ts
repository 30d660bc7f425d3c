/** A palette's colours as declarations of CSS variables with MUI's names. */
export const paletteVariables = (
  colours: object,
  prefix = "--mui-palette",
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(
      ([key, value]: [string, string | object]) =>
        typeof value === "object"
          ? Object.entries(paletteVariables(value, `${prefix}-${key}`))
          : [[`${prefix}-${key}`, value]],
    ),
  );
