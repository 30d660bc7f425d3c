import { screen, waitFor, within } from "@testing-library/react";
import hub from "../../../../content/pages/news-articles.json";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const path = "/news-articles/blogs";
const { items } = pageData<Queries.ArchiveScreenQuery>(path).data;
const { label = "", linkLabel = "" } =
  hub.tabs.find(({ kind }) => kind === "blogs") ?? {};

test("a page of an archive lists its items in order, says where it is and leads to the other pages", async () => {
  await renderScreen(ArchiveScreen, path, {
    pageContext: {
      kind: "blogs",
      label,
      heading: `All ${label}`,
      page: 2,
      paths: ["", "/2", "/3"].map((page) => `${path}${page}`),
      isIndexed: true,
      contentIds: items.map(({ contentId }) => contentId),
    },
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    `All ${label}`,
  );
  expect(
    screen.getByText(fillTemplate(hub.archive.position, { page: 2, pages: 3 })),
  ).toBeInTheDocument();
  const cards = screen.getAllByRole("article");
  expect(
    cards.map((card) => [
      within(card).getByRole("heading", { level: 2 }).textContent,
      within(card).getByRole("link", { name: linkLabel }).getAttribute("href"),
    ]),
  ).toEqual(items.map(({ title, href }) => [title, href]));
  expect(
    within(screen.getByRole("navigation", { name: hub.archive.pagesLabel }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([path, path, `${path}/2`, `${path}/3`, `${path}/3`]);
  const title = fillTemplate(hub.archive.seo.title, { label, page: 2 });
  await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
});
