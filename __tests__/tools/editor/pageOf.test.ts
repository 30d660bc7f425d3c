import { entryPage, pageOf } from "../../../tools/editor/pageOf";

const entryPages = [
  "news/news-2.json",
  "events/events-3.json",
  "documents/terms.json",
].flatMap((file) => entryPage(file, { article: {} }) ?? []);

test.each([
  ["pages/membership.json", {}, "/membership"],
  ["shared/figures.json", [], "/"],
  ["articles/articles-1.json", { article: {} }, "/article/articles-1"],
  ["articles/articles-1.json", {}, "/news-articles"],
  ["events/events-1.json", {}, "/events/events-1"],
  ["documents/privacy.json", {}, "/privacy"],
  ["pages/article.json", {}, "/article/news-2"],
  ["pages/event.json", {}, "/events/events-3"],
  ["pages/document.json", {}, "/terms"],
])("What %s holds (%j) is seen at %s", (file, value, page) => {
  expect(pageOf(file, value, () => entryPages)).toBe(page);
});
