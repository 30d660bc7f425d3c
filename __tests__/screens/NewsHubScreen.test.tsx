import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import NewsHubScreen from "../../src/screens/NewsHubScreen";
import { contentNames, field, readContent } from "../support/readContent";
import { renderScreen } from "../support/renderScreen";

const panel = (name: string) => screen.getByRole("tabpanel", { name });

/** Categories of a folder's items, newest first; of events, soonest first. */
const categoriesOf = (folder: string) => {
  const items = contentNames(folder)
    .map(readContent)
    .sort((one, other) =>
      String(field(one, "date")).localeCompare(String(field(other, "date"))),
    );
  return (folder === "events" ? items : items.reverse()).map((item) =>
    String(field(item, "category")),
  );
};

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

beforeEach(async () => {
  window.history.replaceState(null, "", "/news-articles");
  await renderScreen(NewsHubScreen, "NewsHubScreen");
});

describe("the News & Media Hub", () => {
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
      const categories = categoriesOf(folder);
      await userEvent.click(screen.getByRole("tab", { name }));
      const cards = within(panel(name)).getAllByRole("article");
      expect(cards).toHaveLength(categories.length);
      cards.forEach((card, index) => {
        const inCard = within(card);
        expect(inCard.getByRole("img")).toHaveAccessibleName();
        expect(inCard.getByText(categories[index] ?? "")).toBeInTheDocument();
        expect(card.querySelector("time")).toHaveTextContent(/202[67]/);
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
    ).toEqual([
      "22 Jan 2027",
      "5 Feb 2027",
      "19 Feb 2027",
      "4 Mar 2027",
      "15 Mar 2027",
    ]);
  });

  it("leads from news to the article and from features and events to other sites", async () => {
    expect(
      screen
        .getAllByRole("link", { name: "Read Full Story" })
        .map((link) => link.getAttribute("href")),
    ).toEqual([1, 2, 3, 4, 5].map((number) => `/article/news-${number}`));
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
