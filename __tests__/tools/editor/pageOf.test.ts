import { Choices } from "../../../tools/editor/choices";
import {
  entryPage,
  pageOf,
  type ShownContent,
} from "../../../tools/editor/pageOf";
import { routes } from "../../../src/common/routes";
import { readContent } from "../../support/readContent";

const content: ShownContent = {
  entryPages: () =>
    [
      "news/news-2.json",
      "events/events-3.json",
      "documents/terms.json",
    ].flatMap((file) => entryPage(file, { article: {} }) ?? []),
  referringTo: (catalogue) =>
    catalogue === "images/logos.json"
      ? { file: "shared/victory-voices.json", value: {} }
      : undefined,
};

test.each([
  ["pages/membership.json", {}, "/membership"],
  ["articles/articles-1.json", { article: {} }, "/article/articles-1"],
  ["articles/articles-1.json", {}, "/news-articles"],
  ["events/events-1.json", {}, "/events/events-1"],
  ["documents/privacy.json", {}, "/privacy"],
  ["pages/article.json", {}, "/article/news-2"],
  ["pages/event.json", {}, "/events/events-3"],
  ["pages/document.json", {}, "/terms"],
  ["site.json", {}, "/contact"],
  ["shared/victory-voices.json", {}, "/about"],
  ["shared/interface.json", {}, "/"],
  ["images/logos.json", [], "/about"],
  ["redirects.json", [], "/"],
])("What %s holds (%j) is seen at %s", (file, value, page) => {
  expect(pageOf(file, value, content)).toBe(page);
});

test("The picture that changes is seen on the first page that shows it", () => {
  const choices = new Choices("content");
  const shown = choices.pictures().flatMap(({ path }) => {
    const route = routes.find(({ page }) =>
      JSON.stringify(readContent(`pages/${page}`)).includes(`"${path}"`),
    );
    return route ? [[path, route.path]] : [];
  });
  expect(shown.length).toBeGreaterThan(0);
  for (const [path, page] of shown)
    expect(pageOf("images/pictures.json", [{ path }], choices)).toBe(page);
});
