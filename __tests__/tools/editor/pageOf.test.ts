import { pageOf } from "../../../tools/editor/pageOf";

test.each([
  ["pages/membership.json", {}, "/membership"],
  ["shared/figures.json", [], "/"],
  ["articles/articles-1.json", { article: {} }, "/article/articles-1"],
  ["articles/articles-1.json", {}, "/news-articles"],
  ["events/events-1.json", {}, "/events/events-1"],
  ["documents/privacy.json", {}, "/privacy"],
])("What %s holds (%j) is seen at %s", (file, value, page) => {
  expect(pageOf(file, value)).toBe(page);
});
