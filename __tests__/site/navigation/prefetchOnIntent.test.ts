import { prefetchOnIntent } from "../../../src/site/navigation/prefetchOnIntent";

const loader = { enqueue: jest.fn(), hovering: jest.fn() };
const { enqueue, hovering } = loader;
const about = jest.fn(() => Promise.reject(new Error("offline")));

beforeEach(() => hovering.mockClear());

beforeAll(() => {
  prefetchOnIntent(loader, {
    "component---src-site-screens-about-about-screen-tsx": about,
  });
  document.body.innerHTML = `<a href="/about"><b>About</b></a><a href="https://example.com">Elsewhere</a><p>Text</p>`;
});

const touch = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new Event("touchstart", { bubbles: true }));

test("a page is fetched ahead when its link is touched or gets the focus", () => {
  touch("b");
  expect(hovering).toHaveBeenCalledWith("/about");
  document.querySelector("a")?.focus();
  expect(hovering).toHaveBeenCalledTimes(2);
  expect(about).toHaveBeenCalledTimes(2);
});

test("a page whose link is only in view is not", () => {
  loader.enqueue("/about");
  expect(enqueue).not.toHaveBeenCalled();
});

test("other sites and text are not fetched", () => {
  touch("[href^=https]");
  touch("p");
  expect(hovering).not.toHaveBeenCalled();
});
