import { readContent, entries, field } from "./readContent";
import { screens, type ScreenFacts } from "./screens";

/** A link of the header, and what a visitor finds there. */
export interface HeaderLink extends ScreenFacts {
  readonly name: string;
}

/** The links of the header in their order, but those to certain pages. */
export const headerLinks = (...but: readonly string[]): HeaderLink[] =>
  entries(field(readContent("site"), "navigation")).flatMap((link) => {
    const path = field(link, "to");
    const screen = screens.find((each) => each.path === path);
    return screen && !but.includes(screen.path)
      ? [{ ...screen, name: String(field(link, "label")) }]
      : [];
  });

/** The first link of the header that leads to none of these pages. Throws where there is none. */
export function headerLink(...but: readonly string[]): HeaderLink {
  const [link] = headerLinks(...but);
  if (!link)
    throw new Error(`The header leads nowhere but to ${but.join(", ")}.`);
  return link;
}
