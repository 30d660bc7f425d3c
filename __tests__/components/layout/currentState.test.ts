import { currentState } from "../../../src/site/layout/MainNavigation";

it.each([
  ["/", "/", "page"],
  ["/", "/about", undefined],
  ["/services", "/services/funding", "true"],
  ["/services", "/services-old", undefined],
])("the link to %s on %s has aria-current %s", (link, path, state) => {
  expect(currentState(link, path)).toBe(state);
});

it("the link to the hub leads to every item", () => {
  for (const path of [
    "/news-articles/news",
    "/article/news-1",
    "/events/events-1",
  ])
    expect(currentState("/news-articles", path)).toBe("true");
});
