import { screen, within } from "@testing-library/react";
import hub from "../../../../content/pages/news-articles.json";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { hubPath, pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { archive, tabs } = hub;
const path = `${hubPath}/news`;

test.each([
  [undefined, `${path}/2`],
  [path, `${path}/3`],
  [`${path}/2`, undefined],
])("an archive links to the pages beside it", async (newer, older) => {
  await renderScreen(ArchiveScreen, path, {
    pageContext: {
      kind: "news",
      title: "All items",
      description: "Every item.",
      heading: "All items",
      position: "Page 2 of 3",
      ...(newer && { newer }),
      ...(older && { older }),
      isIndexed: true,
    },
  });
  expect(screen.getByText("Page 2 of 3")).toBeInTheDocument();
  const links = [archive.newer, archive.older].map((name) =>
    screen.queryByRole("link", { name })?.getAttribute("href"),
  );
  expect(links).toEqual([newer, older]);
});

test("an archive without items says so", async () => {
  const { data } = pageData<Queries.ArchiveScreenQuery>(path);
  await renderScreen(ArchiveScreen, path, { data: { ...data, items: [] } });
  expect(screen.getByText(tabs[0]?.none ?? "")).toBeVisible();
});

test("events lead to their pages", async () => {
  const address = `${hubPath}/events`;
  const { data } = pageData<Queries.ArchiveScreenQuery>(address);
  await renderScreen(ArchiveScreen, address);
  const links = screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole<HTMLAnchorElement>("link").pathname);
  expect(links).toEqual(data.items.map(({ path: page }) => page));
});
