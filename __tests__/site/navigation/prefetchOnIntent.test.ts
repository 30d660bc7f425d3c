import { prefetchOnIntent } from "../../../src/site/navigation/prefetchOnIntent";

const loader = { enqueue: jest.fn(), hovering: jest.fn() };
const enqueue = loader.enqueue;

beforeEach(() => loader.hovering.mockClear());

beforeAll(() => {
  prefetchOnIntent(loader);
  document.body.innerHTML = `<a href="/about"><b>About</b></a><a href="https://example.com">Elsewhere</a><p>Text</p>`;
});

const touch = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new Event("touchstart", { bubbles: true }));

test("a page is fetched ahead when its link is touched or gets the focus", () => {
  touch("b");
  expect(loader.hovering).toHaveBeenCalledWith("/about");
  document.querySelector("a")?.focus();
  expect(loader.hovering).toHaveBeenCalledTimes(2);
});

test("a page whose link is only in view is not", () => {
  loader.enqueue("/about");
  expect(enqueue).not.toHaveBeenCalled();
});

test("other sites and text are not fetched", () => {
  touch("[href^=https]");
  touch("p");
  expect(loader.hovering).not.toHaveBeenCalled();
});
