/**
 * The aria-current value of a link: "page" on its own page, "true" on the pages below it
 * (Services on /services/funding).
 */
export function currentState(
  link: string,
  path: string,
): "page" | "true" | undefined {
  const place = path.replace(/(.)\/$/, "$1");
  if (place === link) return "page";
  return link !== "/" && place.startsWith(`${link}/`) ? "true" : undefined;
}
