import { screen } from "@testing-library/react";
import { archive } from "../../../../content/pages/news-articles.json";
import ArchiveScreen from "../../../../src/site/screens/news-articles/ArchiveScreen";
import { hubPath } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

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
