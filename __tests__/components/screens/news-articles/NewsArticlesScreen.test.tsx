import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import articleLabels from "../../../../content/pages/article.json";
import { isEvent } from "../../../../src/common/events";
import NewsArticlesScreen from "../../../../src/site/screens/news-articles/NewsArticlesScreen";
import { hubPath, pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#time */

const { data } = pageData<Queries.NewsArticlesScreenQuery>(hubPath);
const { items } = data;
const { tabs } = data.page;

/** Opens a tab and returns its panel. */
async function open(name: string) {
  await userEvent.click(screen.getByRole("tab", { name }));
  return within(screen.getByRole("tabpanel", { name }));
}

test.each([
  ["2000-01-01", null, true, true],
  ["2000-01-01", "full", true, false],
  ["9999-12-31", null, false, false],
])(
  "on %s, events with the notice %s are coming: %s, with registration: %s",
  async (today, notice, areComing, isOpen) => {
    const changed = items.map((item) =>
      isEvent(item) ? { ...item, notice, shownNotice: notice } : item,
    );
    await renderScreen(
      NewsArticlesScreen,
      hubPath,
      { data: { ...data, items: changed } },
      today,
    );
    const events = items.filter(isEvent).length;
    const tab = tabs.find(({ kind }) => kind === "events");
    const { label = "", linkLabel = "", none = "" } = tab ?? {};
    const panel = await open(label);
    expect(panel.queryAllByRole("article")).toHaveLength(events);
    expect(panel.queryAllByText(none)).toHaveLength(Number(!areComing));
    expect(panel.queryAllByRole("link", { name: linkLabel })).toHaveLength(
      isOpen ? events : 0,
    );
    expect(panel.queryAllByText("full")).toHaveLength(notice ? events : 0);
  },
);

test("each tab says that it has nothing yet", async () => {
  await renderScreen(NewsArticlesScreen, hubPath, {
    data: { ...data, items: [] },
  });
  for (const { label, none } of tabs)
    expect((await open(label)).getByText(none)).toBeVisible();
});

test("cards say which items are still being written, and all days of an event", async () => {
  await renderScreen(NewsArticlesScreen, hubPath, {}, "2000-01-01");
  const { awaited } = articleLabels.notFound;
  for (const { kind, label } of tabs) {
    const panel = await open(label);
    const shown = items.filter((item) => item.kind === kind);
    const unwritten = shown.filter(
      (item) => !isEvent(item) && "shownNotice" in item && item.shownNotice,
    );
    expect(panel.queryAllByText(awaited)).toHaveLength(unwritten.length);
    for (const { title, shownDays } of shown.filter(isEvent))
      expect(
        within(panel.getByRole("article", { name: title })).getByText(
          shownDays,
          // Days of different months have thin spaces between them.
          { normalizer: String },
        ),
      ).toBeVisible();
  }
});
