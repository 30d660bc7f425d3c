import { screen, within } from "@testing-library/react";
import hub from "../../../../content/pages/news-articles.json";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { kindsOfTabs } from "../../../../src/gatsby/pages/listPages";
import { hubPath, hubTabs, pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { archive } = hub;
const [tab] = kindsOfTabs(hubTabs);
const folder = tab?.itemKind.folder ?? "";
const path = `${hubPath}/${folder}`;
const paths = ["", "/2", "/3"].map((page) => `${path}${page}`);

test.each([
  [1, ["1", "2", "3", archive.older]],
  [2, [archive.newer, "1", "2", "3", archive.older]],
  [3, [archive.newer, "1", "2", "3"]],
])("page %i of an archive links to the other pages", async (page, links) => {
  await renderScreen(ArchiveScreen, path, {
    pageContext: {
      kind: folder,
      title: `All items, page ${page}`,
      description: "Every item.",
      heading: "All items",
      position: `Page ${page} of 3`,
      page,
      paths,
      isIndexed: true,
    },
  });
  expect(screen.getByText(`Page ${page} of 3`)).toBeInTheDocument();
  const pages = within(
    screen.getByRole("navigation", { name: archive.pagesLabel }),
  ).getAllByRole<HTMLAnchorElement>("link");
  expect(pages.map(({ textContent }) => textContent)).toEqual(links);
  const current = pages.filter((link) => link.matches("[aria-current=page]"));
  expect(current.map(({ pathname }) => pathname)).toEqual([paths[page - 1]]);
  expect(current[0]).toHaveAccessibleName(
    fillTemplate(archive.pageLabel, { page }),
  );
});

test("an archive without items says so", async () => {
  const { data } = pageData<Queries.ArchiveScreenQuery>(path);
  await renderScreen(ArchiveScreen, path, { data: { ...data, items: [] } });
  expect(screen.getByText(tab?.none ?? "")).toBeVisible();
});

const events = kindsOfTabs(hubTabs).find(({ itemKind }) => itemKind.isEvent);

test("events lead to their pages", async () => {
  const address = `${hubPath}/${events?.kind}`;
  const { data } = pageData<Queries.ArchiveScreenQuery>(address);
  await renderScreen(ArchiveScreen, address);
  const links = screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole<HTMLAnchorElement>("link").pathname);
  expect(links).toEqual(data.items.map(({ path: page }) => page));
});
