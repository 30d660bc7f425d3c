import { closest, distance } from "fastest-levenshtein";

/** " Did you mean “x”?" where one of the choices is near enough, else nothing. */
export function didYouMean(value: string, choices: Iterable<string>): string {
  const list = [...choices];
  if (list.length === 0 || value.length > 100) return "";
  const best = closest(value, list);
  const isNear =
    distance(value.toLowerCase(), best.toLowerCase()) <=
    Math.max(2, value.length / 3);
  return isNear ? ` Did you mean "${best}"?` : "";
}
