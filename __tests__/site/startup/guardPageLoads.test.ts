import { ConnectionError } from "../../../src/common/errors";
import { setPageLoad } from "../../../src/site/navigation/pageLoad";
import { guardPageLoads } from "../../../src/site/startup/guardPageLoads";
import type { LoadedPage } from "../../../src/site/startup/pageLoader";

jest.mock("../../../src/site/navigation/pageLoad", () => ({
  ...jest.requireActual<object>("../../../src/site/navigation/pageLoad"),
  setPageLoad: jest.fn(),
}));

const failed: LoadedPage = { status: "error" };
const unavailable = { ok: false, status: 503, statusText: "Unavailable" };
const available = { ok: true, status: 200, statusText: "OK" };
const offline = new TypeError("Failed to fetch");
const html = document.documentElement;

let pages: Record<string, LoadedPage>;
const loadPageSync = (path: string) => pages[path] ?? failed;
/** Gatsby's loader with the guard. */
let loader: Parameters<typeof guardPageLoads>[0];
/** The server, which is unavailable unless a test says otherwise. */
const fetch = jest.fn<Promise<typeof available>, [address: string]>();

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
  pages = { "/about": {}, "/404.html": {} };
  loader = {
    loadPage: (path) => Promise.resolve(loadPageSync(path)),
    loadPageSync,
  };
  guardPageLoads(loader);
  fetch.mockReset().mockResolvedValue(unavailable);
  Object.assign(window, { fetch });
});

test("a page that loads is neither retried nor announced", async () => {
  await expect(loader.loadPage("/about")).resolves.toBe(pages["/about"]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetch).not.toHaveBeenCalled();
  expect(setPageLoad).not.toHaveBeenCalled();
});

test("a spinner shows after 400 ms", async () => {
  loader.loadPage("/cohort").catch(() => undefined);
  await jest.advanceTimersByTimeAsync(399);
  expect(setPageLoad).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(setPageLoad).toHaveBeenCalledWith({ state: "waiting" });
});

test.each([
  ["loads again", available],
  ["is gone", { ok: false, status: 404, statusText: "Not Found" }],
])("a page whose data %s is left to Gatsby", async (_name, response) => {
  fetch.mockResolvedValueOnce(unavailable).mockResolvedValueOnce(response);
  const page = loader.loadPage("/services/funding?from=menu");
  await jest.advanceTimersByTimeAsync(3000);
  await expect(page).resolves.toBe(failed);
  const [address] = fetch.mock.lastCall ?? [];
  expect(address).toBe("/page-data/services/funding/page-data.json");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  [() => Promise.resolve(unavailable), new Error("503 Unavailable")],
  [() => Promise.reject(offline), new ConnectionError(offline.message)],
])("a page ends in the error view after 3 retries", async (answer, error) => {
  fetch.mockImplementation(answer);
  const ending = expect(loader.loadPage("/cohort")).rejects.toThrow(error);
  await jest.advanceTimersByTimeAsync(7000);
  await ending;
  expect(fetch).toHaveBeenCalledTimes(3);
  const failure = { state: "failed", path: "/cohort", error };
  expect(setPageLoad).toHaveBeenLastCalledWith(failure);
});

test("a failure is not shown after the visitor has left", async () => {
  const ending = expect(loader.loadPage("/cohort")).rejects.toThrow();
  await loader.loadPage("/about");
  await jest.advanceTimersByTimeAsync(7000);
  await ending;
  expect(setPageLoad).not.toHaveBeenCalled();
});

test.each([
  ["for another page", () => loader.loadPage("/about")],
  ["to go back", () => window.dispatchEvent(new Event("popstate"))],
])(
  "a page that comes after the visitor has asked %s never shows",
  async (_wish, ask) => {
    const shown = jest.fn();
    let comes: (page: LoadedPage) => void = jest.fn();
    pages["/cohort"] = {};
    loader = {
      loadPage: (path) =>
        path === "/cohort"
          ? new Promise((resolve) => (comes = resolve))
          : Promise.resolve(loadPageSync(path)),
      loadPageSync,
    };
    guardPageLoads(loader);
    loader.loadPage("/cohort").then(shown, shown);
    await jest.advanceTimersByTimeAsync(0);
    await ask();
    comes({});
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).not.toHaveBeenCalled();
    expect(setPageLoad).not.toHaveBeenCalledWith({ state: "waiting" });
    loader.loadPage("/cohort").then(shown, shown);
    comes({});
    await jest.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalledTimes(1);
  },
);

test("an article that cannot be loaded is logged, ends in Article Not Found and is tried again the next time", async () => {
  const page = loader.loadPage("/article/news-1");
  await jest.advanceTimersByTimeAsync(7000);
  await expect(page).resolves.toBe(pages["/404.html"]);
  expect(loader.loadPageSync("/article/news-1")).toBe(pages["/404.html"]);
  expect(console.error).toHaveBeenCalledTimes(1);

  pages["/article/news-1"] = {};
  await expect(loader.loadPage("/article/news-1")).resolves.toBe(
    pages["/article/news-1"],
  );
});

test("a first page without its data stays static", async () => {
  delete html.dataset.ready;
  await expect(loader.loadPage("/cohort")).resolves.toBe(failed);
  html.dataset.ready = "";
  expect(html).not.toHaveClass("js");
  html.classList.add("js");
});
