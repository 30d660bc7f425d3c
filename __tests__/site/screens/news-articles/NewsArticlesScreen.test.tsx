import path from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { itemKinds } from "../../../../src/build/model/itemKinds";
import { hubContext } from "../../../../src/build/pages/archives";
import NewsArticlesScreen from "../../../../src/site/screens/news-articles/NewsArticlesScreen";
import { contentNames, field, readContent } from "../../../support/readContent";
import { renderScreenIn } from "../../../support/renderScreen";

const panel = (name: string) => screen.getByRole("tabpanel", { name });

const itemsByDate = (folder: string, direction: 1 | -1) =>
  contentNames(folder)
    .map(readContent)
    .sort(
      (one, other) =>
        String(field(one, "date")).localeCompare(String(field(other, "date"))) *
        direction,
    );

/** The items that a tab shows: 5, of features 3, newest first; all events, soonest first. */
const shownOf = (folder: string) =>
  folder === "events"
    ? itemsByDate(folder, 1)
    : itemsByDate(folder, -1).slice(0, folder === "featured" ? 3 : 5);

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

const idsOf = (folder: string) =>
  contentNames(folder).map((name) => path.basename(name));

/** The ids of as many items as a tab shows: it needs no archive. */
const fewIds = Object.fromEntries(
  itemKinds.map(({ folder, hub }) => [
    folder,
    idsOf(folder).slice(0, hub?.mostShown),
  ]),
);

/** The hub as it is made before all of its events, whatever day it is. */
const renderHub = (ids: Parameters<typeof hubContext>[0]) =>
  renderScreenIn(NewsArticlesScreen, "NewsArticlesScreen", hubContext(ids));

beforeEach(() => {
  window.history.replaceState(null, "", "/news-articles");
});

describe("the News & Media Hub with more than it shows", () => {
  it("leads from a tab to the archive, from the others nowhere", async () => {
    await renderHub({
      ...fewIds,
      blogs: [...(fewIds.blogs ?? []), "blogs-1001"],
    });
    for (const name of ["News", "Articles", "Featured", "Events"]) {
      await userEvent.click(screen.getByRole("tab", { name }));
      expect(
        within(panel(name)).queryByRole("link", { name: /Archive/ }),
      ).not.toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole("tab", { name: "Blogs" }));
    expect(
      within(panel("Blogs")).getByRole("link", { name: "Blogs Archive" }),
    ).toHaveAttribute("href", "/news-articles/blogs");
  });
});

describe("the News & Media Hub", () => {
  beforeEach(() => renderHub(fewIds));

  it("has its title as the only heading of the first level", () => {
    expect(texts(screen.getAllByRole("heading", { level: 1 }))).toEqual([
      "News & Media Hub",
    ]);
  });

  it("has five tabs, News open", () => {
    const tabs = screen.getAllByRole("tab");
    expect(texts(tabs)).toEqual([
      "News",
      "Articles",
      "Blogs",
      "Featured",
      "Events",
    ]);
    expect(
      screen.getByRole("tab", { name: "News", selected: true }),
    ).toBeInTheDocument();
  });

  it.each([
    ["News", "Read Full Story", "news"],
    ["Articles", "Read Article", "articles"],
    ["Blogs", "Read Blog", "blogs"],
    ["Featured", "Read Feature (opens in a new tab)", "featured"],
    ["Events", "Register for Event (opens in a new tab)", "events"],
  ])(
    "shows under %s cards with picture, category, date, title and %s",
    async (name, linkLabel, folder) => {
      const items = shownOf(folder);
      await userEvent.click(screen.getByRole("tab", { name }));
      const cards = within(panel(name)).getAllByRole("article");
      expect(cards).toHaveLength(items.length);
      cards.forEach((card, index) => {
        const inCard = within(card);
        expect(inCard.getByRole("img")).toHaveAccessibleName();
        expect(
          inCard.getByText(String(field(items[index], "category"))),
        ).toBeInTheDocument();
        const time = card.querySelector("time");
        expect(time).toHaveTextContent(/20\d\d$/);
        expect(time).toHaveAttribute(
          "datetime",
          String(field(items[index], "date")),
        );
        const title = inCard.getByRole("heading", { level: 3 });
        const link = inCard.getByRole("link", { name: linkLabel });
        expect(link).toHaveAccessibleDescription(title.textContent);
      });
    },
  );

  it("says where and when events are", async () => {
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    const cards = within(panel("Events")).getAllByRole("article");
    const events = shownOf("events");
    expect(cards).toHaveLength(events.length);
    cards.forEach((card, index) => {
      const place = String(field(events[index], "location"));
      expect(within(card).getByText(place)).toBeInTheDocument();
    });
    expect(
      texts(cards.map((card) => card.querySelector("time") ?? card)),
    ).toEqual(
      events.map((event) =>
        new Intl.DateTimeFormat("en-GB", {
          day: "numeric",
          month: "short",
          year: "numeric",
        }).format(new Date(String(field(event, "date")))),
      ),
    );
  });

  it("leads from news to the article and from features and events to other sites", async () => {
    expect(
      screen
        .getAllByRole("link", { name: "Read Full Story" })
        .map((link) => link.getAttribute("href")),
    ).toEqual(
      shownOf("news").map((item) => `/article/${String(field(item, "id"))}`),
    );
    await userEvent.click(screen.getByRole("tab", { name: "Featured" }));
    for (const link of within(panel("Featured")).getAllByRole("link")) {
      expect(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute("target", "_blank");
    }
  });

  it("moves between the tabs by arrow keys, wrapping around, and by Home and End", async () => {
    await userEvent.click(screen.getByRole("tab", { name: "News" }));
    const open = () => screen.getByRole("tab", { selected: true }).textContent;
    await userEvent.keyboard("{ArrowLeft}");
    expect(open()).toBe("Events");
    await userEvent.keyboard("{ArrowRight}");
    expect(open()).toBe("News");
    await userEvent.keyboard("{End}");
    expect(open()).toBe("Events");
    await userEvent.keyboard("{Home}");
    expect(open()).toBe("News");
  });

  it("keeps the open tab in the address", async () => {
    await userEvent.click(screen.getByRole("tab", { name: "Blogs" }));
    expect(window.location.hash).toBe("#blogs");
  });
});
