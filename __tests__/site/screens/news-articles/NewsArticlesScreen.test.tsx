import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { itemKinds } from "../../../../src/gatsby/model/itemKinds";
import type { HubArchives } from "../../../../src/site/screens/news-articles/EditorialTabs";
import NewsArticlesScreen from "../../../../src/site/screens/news-articles/NewsArticlesScreen";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import { pageData } from "../../../support/pageData";
import { publishedItems } from "../../../support/onDay";
import { field } from "../../../support/readContent";
import { renderScreen } from "../../../support/renderScreen";

const path = "/news-articles";
const { data, pageContext } = pageData<
  Queries.NewsArticlesScreenQuery,
  HubArchives
>(path);
const { title, tabs, archive } = data.page;

const tabOf = (kind: string) => {
  const tab = tabs.find((each) => each.kind === kind);
  if (!tab) throw new Error(`The hub has no tab of ${kind}.`);
  return tab;
};

/** The panel of a kind, after its tab has been chosen. */
async function open(kind: string) {
  const name = tabOf(kind).label;
  await userEvent.click(screen.getByRole("tab", { name }));
  return within(screen.getByRole("tabpanel", { name }));
}

const dateOf = (item: unknown) => String(field(item, "date"));

/** The items that a tab shows, in its order: the newest; of events all, none of which has passed here. */
function shownOf(folder: string): unknown[] {
  const { first, hub } = itemKinds.find((kind) => kind.folder === folder) ?? {};
  const soonestFirst = publishedItems(folder);
  return first === "soonest"
    ? soonestFirst
    : soonestFirst.reverse().slice(0, hub?.mostShown);
}

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

beforeEach(() => {
  window.history.replaceState(null, "", path);
});

describe("the hub with more of a kind than it shows", () => {
  it("leads from that tab to the archive, from the others nowhere", async () => {
    await renderScreen(NewsArticlesScreen, path, {
      pageContext: { archives: { blogs: ["/news-articles/blogs"] } },
    });
    for (const { kind, label } of tabs) {
      const link = (await open(kind)).queryByRole("link", {
        name: fillTemplate(archive.title, { label }),
      });
      expect([kind, link?.getAttribute("href")]).toEqual([
        kind,
        kind === "blogs" ? "/news-articles/blogs" : undefined,
      ]);
    }
  });
});

describe("the hub", () => {
  beforeEach(() =>
    renderScreen(NewsArticlesScreen, path, {
      pageContext: { ...pageContext, archives: {} },
    }),
  );

  it("has its title as the only heading of the first level", () => {
    expect(texts(screen.getAllByRole("heading", { level: 1 }))).toEqual([
      title,
    ]);
  });

  it("has a tab for each kind, the first one open", () => {
    expect(texts(screen.getAllByRole("tab"))).toEqual(
      tabs.map(({ label }) => label),
    );
    expect(texts(screen.getAllByRole("tab", { selected: true }))).toEqual([
      tabs[0]?.label,
    ]);
  });

  it.each(tabs.map(({ kind }) => kind))(
    "shows %s as cards with picture, category, date, title and link",
    async (kind) => {
      const items = shownOf(kind);
      const { linkLabel } = tabOf(kind);
      const cards = (await open(kind)).getAllByRole("article");
      expect(cards).toHaveLength(items.length);
      cards.forEach((card, index) => {
        const inCard = within(card);
        expect(inCard.getByRole("img")).toHaveAccessibleName();
        expect(
          inCard.getByText(String(field(items[index], "category"))),
        ).toBeInTheDocument();
        expect(card.querySelector("time")).toHaveAttribute(
          "datetime",
          dateOf(items[index]),
        );
        const heading = inCard.getByRole("heading", { level: 3 });
        expect(heading).toHaveTextContent(String(field(items[index], "title")));
        expect(
          inCard.getByRole("link", {
            name: (name) => name.startsWith(linkLabel),
          }),
        ).toHaveAccessibleDescription(heading.textContent);
      });
    },
  );

  it("says where and when events are", async () => {
    const cards = (await open("events")).getAllByRole("article");
    shownOf("events").forEach((event, index) => {
      const card = cards[index];
      expect(card).toHaveTextContent(String(field(event, "location")));
      const date = new Intl.DateTimeFormat("en-GB", {
        day: "numeric",
        month: "short",
        year: "numeric",
      });
      expect(card?.querySelector("time")).toHaveTextContent(
        date.format(new Date(dateOf(event))).replace("Sept", "Sep"),
      );
    });
  });

  it("leads from news to the article and from features and events to their addresses", async () => {
    expect(
      (await open("news"))
        .getAllByRole("link", { name: tabOf("news").linkLabel })
        .map((link) => link.getAttribute("href")),
    ).toEqual(
      shownOf("news").map((item) => `/article/${String(field(item, "id"))}`),
    );
    for (const kind of ["featured", "events"])
      for (const link of (await open(kind)).getAllByRole("link", {
        name: (name) => name.startsWith(tabOf(kind).linkLabel),
      }))
        expect(link).toHaveAttribute(
          "href",
          expect.stringMatching(/^(https:|\/)/),
        );
  });

  it("moves between the tabs by arrow keys, wrapping around, and by Home and End", async () => {
    const first = tabs[0]?.label ?? "";
    const last = tabs.at(-1)?.label;
    await userEvent.click(screen.getByRole("tab", { name: first }));
    const opened = () =>
      screen.getByRole("tab", { selected: true }).textContent;
    await userEvent.keyboard("{ArrowLeft}");
    expect(opened()).toBe(last);
    await userEvent.keyboard("{ArrowRight}");
    expect(opened()).toBe(first);
    await userEvent.keyboard("{End}");
    expect(opened()).toBe(last);
    await userEvent.keyboard("{Home}");
    expect(opened()).toBe(first);
  });

  it("keeps the open tab in the address", async () => {
    await open("blogs");
    expect(window.location.hash).toBe("#blogs");
  });
});
