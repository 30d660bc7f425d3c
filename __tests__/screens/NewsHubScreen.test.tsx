import path from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hubContext } from "../../src/content-model/archives";
import NewsHubScreen from "../../src/screens/NewsHubScreen";
import { contentNames, field, readContent } from "../support/readContent";
import { renderScreenIn } from "../support/renderScreen";

const panel = (name: string) => screen.getByRole("tabpanel", { name });

const itemsByDate = (folder: string) =>
  contentNames(folder)
    .map(readContent)
    .sort((one, other) =>
      String(field(one, "date")).localeCompare(String(field(other, "date"))),
    );

/** The items that a tab shows: 5, of features 3, newest first; all events, soonest first. */
const shownOf = (folder: string) =>
  folder === "events"
    ? itemsByDate(folder)
    : itemsByDate(folder)
        .reverse()
        .slice(0, folder === "featured" ? 3 : 5);

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

const idsOf = (folder: string) =>
  contentNames(folder).map((name) => path.basename(name));

/** Renders the hub of a site that has these blogs. */
const renderHub = (blogs: readonly string[]) =>
  renderScreenIn(
    NewsHubScreen,
    "NewsHubScreen",
    hubContext({
      news: idsOf("news"),
      articles: idsOf("articles"),
      blogs,
      featured: idsOf("featured"),
    }),
  );

beforeEach(() => {
  window.history.replaceState(null, "", "/news-articles");
});

describe("the News & Media Hub with more than it shows", () => {
  it("leads from a tab to the archive, from the others nowhere", async () => {
    await renderHub([...idsOf("blogs"), "blogs-1001"]);
    expect(
      within(panel("News")).queryByRole("link", { name: /Archive/ }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Blogs" }));
    expect(
      within(panel("Blogs")).getByRole("link", { name: "Blogs Archive" }),
    ).toHaveAttribute("href", "/news-articles/blogs");
  });
});

describe("the News & Media Hub", () => {
  beforeEach(() => renderHub(idsOf("blogs")));

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
    const events = within(panel("Events"));
    for (const place of [
      "Mumbai",
      "Delhi",
      "Bangalore",
      "Virtual",
      "Pan India",
    ])
      expect(events.getByText(place)).toBeInTheDocument();
    expect(
      texts(
        events
          .getAllByRole("article")
          .map((event) => event.querySelector("time") ?? event),
      ),
    ).toEqual(
      itemsByDate("events").map((event) =>
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
