import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { routes } from "../../../src/common/routes";
import { pageScreen } from "../../../src/gatsby/model/pageNames";
import { pageData } from "../../support/pages";
import { renderScreen } from "../../support/render";

interface IconCard {
  readonly title: string;
  readonly description: string;
  /** The icon's path. */
  readonly icon: string;
  readonly figure?: { readonly number: string };
}

const isIconCard = (value: object): value is IconCard =>
  "title" in value && "description" in value && "icon" in value;

/** The cards with icons in the data of a page. */
function iconCards(value: unknown): readonly IconCard[] {
  if (typeof value !== "object" || value === null) return [];
  return isIconCard(value) ? [value] : Object.values(value).flatMap(iconCards);
}

const withCards = routes.filter(
  ({ path }) => iconCards(pageData(path).data).length > 0,
);

(withCards.length > 0 ? test.each(withCards) : test.skip.each(routes))(
  "$path: each card shows its title, description, icon and figure",
  async (route) => {
    const { default: Screen } = (await import(
      `../../../src/site/screens/${pageScreen(route.page)}`
    )) as { default: ComponentType<PageProps<object, object>> };
    await renderScreen(Screen, route.path);
    const shown = screen
      .getAllByRole("heading", { level: 3, hidden: true })
      .map((heading) => heading.closest(".MuiCard-root"));
    for (const { title, description, icon, figure } of iconCards(
      pageData(route.path).data,
    )) {
      const card = shown.find(
        (each) =>
          each?.textContent.includes(title) &&
          each.textContent.includes(description),
      );
      expect([title, card?.querySelector(`path[d="${icon}"]`)]).toEqual([
        title,
        expect.any(Element),
      ]);
      if (figure) expect(card).toHaveTextContent(figure.number);
    }
  },
);
