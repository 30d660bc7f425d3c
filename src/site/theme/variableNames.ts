/**
 * The same object with a reference to a CSS variable in place of each text and number: `main` in "--mui-palette-primary"
 * becomes `var(--mui-palette-primary-main)`.
 */
export function variableNames(
  values: object,
  prefix: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => {
      const name = `${prefix}-${key}`;
      if (typeof value === "object" && value !== null)
        return [key, variableNames(value, name)];
      return [key, typeof value === "function" ? value : `var(${name})`];
    }),
  );
}
