import { currentState } from "../../../src/site/layout/MainNavigation";

it.each([
  ["/", "/", "page"],
  ["/", "/about", undefined],
  ["/services", "/services/funding", "true"],
  ["/services", "/services-old", undefined],
  ["/news-articles", "/news-articles/blogs", "true"],
  ["/news-articles", "/article/news-1", "true"],
  ["/news-articles", "/events/events-1", "true"],
])("the link to %s on %s has aria-current %s", (link, path, state) => {
  expect(currentState(link, path)).toBe(state);
});
