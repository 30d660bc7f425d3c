import { currentState } from "../../../src/site/layout/currentState";

it.each([
  ["/", "/", "page"],
  ["/", "/about", undefined],
  ["/about", "/about/", "page"],
  ["/services", "/services/funding", "true"],
  ["/services", "/services-old", undefined],
])("the link to %s on %s has aria-current %s", (link, path, state) => {
  expect(currentState(link, path)).toBe(state);
});
