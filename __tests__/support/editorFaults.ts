import type { Page } from "@playwright/test";
import { searchForFaults } from "./expectAccessible";

/** The name that Decap CMS gives a part, "TopBarButton" of "css-1a2b-TopBarButton-button e1x", or says that it is. */
const partOf = (html: string): string =>
  /class="[^"]*?-([A-Z]\w+)|aria-roledescription="(\w+)"/
    .exec(html)
    ?.slice(1)
    .join("") ?? html;

/** What axe finds at A and AA of WCAG 2.2: "button-name: TopBarButton", each once. The page beside a form is left to its own journeys. */
export async function editorFaults(
  page: Page,
  within = "body",
): Promise<string[]> {
  const { violations } = await searchForFaults(page)
    .include(within)
    .exclude("#preview-pane")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${partOf(html)}`),
  );
  return [...new Set(found)].sort();
}
