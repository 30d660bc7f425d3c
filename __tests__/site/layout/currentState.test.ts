import { hubPath } from "../../../src/common/routes";
import { currentState } from "../../../src/site/layout/MainNavigation";

it.each([
  ["/", "/", "page"],
  ["/", "/about", undefined],
  ["/services", "/services/funding", "true"],
  ["/services", "/services-old", undefined],
])("the link to %s on %s has aria-current %s", (link, path, state) => {
  expect(currentState(link, path)).toBe(state);
});

(hubPath ? it : it.skip)("the link to the hub leads to every item", () => {
  for (const path of [`${hubPath}/news`, "/article/news-1", "/events/events-1"])
    expect(currentState(hubPath ?? "", path)).toBe("true");
});
