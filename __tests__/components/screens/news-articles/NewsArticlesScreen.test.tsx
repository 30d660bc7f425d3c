import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isEvent } from "../../../../src/common/events";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import NewsArticlesScreen, {
  type HubArchives,
} from "../../../../src/site/screens/news-articles/NewsArticlesScreen";
import { hubPath, pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#news-hub */

const path = hubPath;
const { data, pageContext } = pageData<
  Queries.NewsArticlesScreenQuery,
  HubArchives
>(path);
const { page, items, articleLabels } = data;
const { tabs, archive } = page;

const itemsOf = (kind: string) => items.filter((item) => item.kind === kind);

/** The hub on a day, by default before the first event. */
const render = (archives: HubArchives["archives"], today = "2000-01-01") =>
  renderScreen(
    NewsArticlesScreen,
    path,
    { pageContext: { ...pageContext, archives } },
    today,
  );

const events = {
  ...{ label: "", linkLabel: "", none: "" },
  ...tabs.find(({ kind }) => kind === "events"),
};
const eventCount = itemsOf("events").length;

/** Opens a tab and returns its panel. */
async function open(name: string) {
  await userEvent.click(screen.getByRole("tab", { name }));
  return within(screen.getByRole("tabpanel", { name }));
}

beforeEach(() => window.history.replaceState(null, "", path));

it("each card has one link of its tab's words, described by its title; that of an event leads to its page", async () => {
  await render({});
  for (const { kind, label, linkLabel } of tabs) {
    const cards = (await open(label)).queryAllByRole("article");
    const ofTab = itemsOf(kind);
    expect(cards).toHaveLength(ofTab.length);
    for (const [index, card] of cards.entries()) {
      const title = within(card).getByRole("heading", { level: 2 });
      const links = within(card).queryAllByRole("link", { name: linkLabel });
      const item = ofTab[index];
      const event = item && isEvent(item) ? item : undefined;
      // Nobody can register for an event with a notice.
      expect(links).toHaveLength(event?.notice ? 0 : 1);
      for (const link of links)
        expect(link).toHaveAccessibleDescription(
          expect.stringContaining(title.textContent),
        );
      if (event)
        expect(within(title).getByRole("link")).toHaveAttribute(
          "href",
          event.path,
        );
    }
  }
});

it("says on a card that the full text is still to come", async () => {
  const { awaited } = articleLabels.notFound;
  const news = itemsOf("news");
  for (const awaitsText of [true, false]) {
    const { unmount } = await renderScreen(NewsArticlesScreen, path, {
      data: { ...data, items: news.map((item) => ({ ...item, awaitsText })) },
    });
    expect(screen.queryAllByText(awaited)).toHaveLength(
      awaitsText ? news.length : 0,
    );
    unmount();
  }
});

/** The hub before the first event, with events that have something else in common. */
const renderEvents = (changes: Partial<Queries.EventItem>) =>
  renderScreen(
    NewsArticlesScreen,
    path,
    {
      data: {
        ...data,
        items: items.map((item) =>
          isEvent(item) ? { ...item, ...changes } : item,
        ),
      },
    },
    "2000-01-01",
  );

it("shows all days of an event that takes several", async () => {
  const shownDays = "15–19 March 2027";
  await renderEvents({
    date: "2027-03-15",
    lastDay: "2027-03-19",
    shownDays,
  });
  const panel = await open(events.label);
  expect(panel.queryAllByText(shownDays)).toHaveLength(eventCount);
});

it("says of an event that is cancelled that it is, and offers no registration", async () => {
  const notice = "Off this time";
  await renderEvents({ notice: "cancelled", shownNotice: notice });
  const { label, linkLabel } = events;
  const panel = await open(label);
  expect(panel.queryAllByText(notice)).toHaveLength(eventCount);
  expect(panel.queryByRole("link", { name: linkLabel })).toBeNull();
});

it("shows the tabs that its content lists, and says of each that it has nothing yet", async () => {
  const own = tabs.toReversed();
  await renderScreen(NewsArticlesScreen, path, {
    data: { ...data, page: { ...page, tabs: own }, items: [] },
  });
  expect(
    screen.queryAllByRole("tab").map(({ textContent }) => textContent),
  ).toEqual(own.map(({ label }) => label));
  for (const { label, none } of own)
    expect((await open(label)).getByText(none)).toBeVisible();
});

it("says that no event is coming, and lists the past ones without a registration", async () => {
  await render({}, "9999-12-31");
  const { label, linkLabel, none } = events;
  const panel = await open(label);
  expect(panel.getByText(none)).toBeVisible();
  expect(panel.queryAllByRole("article")).toHaveLength(eventCount);
  expect(panel.queryByRole("link", { name: linkLabel })).toBeNull();
});

it("links to the archive of a tab that does not show all its items", async () => {
  const last = tabs.at(-1)?.kind ?? "";
  const archivePath = `${path}/${last}`;
  await render({ [last]: archivePath });
  for (const { kind, label } of tabs) {
    const link = (await open(label)).queryByRole("link", {
      name: fillTemplate(archive.title, { label }),
    });
    expect([kind, link?.getAttribute("href")]).toEqual([
      kind,
      kind === last ? archivePath : undefined,
    ]);
  }
});
