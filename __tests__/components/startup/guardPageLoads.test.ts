import { setPageLoad } from "../../../src/site/navigation/pageLoad";
import {
  guardPageLoads,
  type LoadedPage,
} from "../../../src/site/startup/guardPageLoads";

/** docs/product.md#retries */

jest.mock("../../../src/site/navigation/pageLoad", () => ({
  setPageLoad: jest.fn(),
}));

const failed: LoadedPage = { status: "error" };
const unavailable = { ok: false, status: 503, statusText: "Unavailable" };
const available = { ok: true, status: 200, statusText: "OK" };

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
  pages = { "/about": {}, "/article/404.html": {} };
  loader = {
    loadPage: (path) => Promise.resolve(loadPageSync(path)),
    loadPageSync,
  };
  guardPageLoads(loader);
  fetch.mockReset().mockResolvedValue(unavailable);
  Object.assign(window, { fetch });
});

test.each([
  ["loads again", available],
  ["is gone", { ok: false, status: 404, statusText: "Not Found" }],
])("a page whose data %s is left to Gatsby", async (_name, response) => {
  fetch.mockResolvedValueOnce(unavailable).mockResolvedValueOnce(response);
  const page = loader.loadPage("/services/funding?from=menu");
  await jest.advanceTimersByTimeAsync(3000);
  await expect(page).resolves.toBe(failed);
  expect(fetch.mock.lastCall?.[0]).toBe(
    "/page-data/services/funding/page-data.json",
  );
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a page that fails 3 retries, after 1, 2 and 4 s, ends in the error view", async () => {
  void loader.loadPage("/cohort");
  await jest.advanceTimersByTimeAsync(6999);
  expect(fetch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(3);
  const error = new Error("503 Unavailable");
  const failure = { path: "/cohort", error };
  expect(setPageLoad).toHaveBeenLastCalledWith(failure);
});

test.each([
  ["for another page", () => void loader.loadPage("/about")],
  ["to go back", () => void window.dispatchEvent(new Event("popstate"))],
])(
  "what comes after the visitor has asked %s never shows",
  async (_wish, ask) => {
    const shown = jest.fn();
    void loader.loadPage("/cohort").then(shown);
    await jest.advanceTimersByTimeAsync(0);
    ask();
    await jest.advanceTimersByTimeAsync(8000);
    expect(shown).not.toHaveBeenCalled();
    expect(setPageLoad).not.toHaveBeenCalledWith(
      expect.objectContaining({ path: "/cohort" }),
    );
  },
);

test("an article that cannot be loaded is logged, ends in Article Not Found and is tried again the next time", async () => {
  const page = loader.loadPage("/article/news-1");
  await jest.advanceTimersByTimeAsync(7000);
  await expect(page).resolves.toBe(pages["/article/404.html"]);
  expect(loader.loadPageSync("/article/news-1")).toBe(
    pages["/article/404.html"],
  );
  expect(console.error).toHaveBeenCalledTimes(1);

  pages["/article/news-1"] = {};
  await expect(loader.loadPage("/article/news-1")).resolves.toBe(
    pages["/article/news-1"],
  );
});
