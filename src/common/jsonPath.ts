/** Keys and indexes from the root of a value to a part of it. */
export type JsonPath = readonly (string | number)[];

/** "hero.actions[0].to", as shown to maintainers. */
export function formatPath(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}

/** The path of "hero.actions[0].to", of "hero.actions.0.to", or of the JSON pointer "/hero/actions/0/to". */
export function parsePath(text: string): JsonPath {
  return text
    .split(/[./[\]]+/)
    .filter(Boolean)
    .map((step) => (/^-?\d+$/.test(step) ? Number(step) : step));
}
