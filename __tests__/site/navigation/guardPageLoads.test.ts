import { ConnectionError } from "../../../src/common/errors";
import {
  guardPageLoads,
  type LoadedPage,
} from "../../../src/site/navigation/guardPageLoads";
import { setPageLoad } from "../../../src/site/navigation/pageLoad";

jest.mock("../../../src/site/navigation/pageLoad", () => ({
  setPageLoad: jest.fn(),
}));

const failed: LoadedPage = { status: "error" };
const unavailable = { ok: false, status: 503, statusText: "Unavailable" };
const available = { ok: true, status: 200, statusText: "OK" };
const offline = new TypeError("Failed to fetch");
const html = document.documentElement;

let pages: Record<string, LoadedPage>;
let requests: string[];
/** The next responses of the server; then it is unavailable. */
let responses: (Pick<Response, "ok" | "status" | "statusText"> | Error)[];
let loader: ReturnType<typeof guardedLoader>;

/** Gatsby's loader with the guard. */
function guardedLoader() {
  const loader = {
    loadPage: (path: string) => Promise.resolve(pages[path] ?? failed),
    loadPageSync: (path: string) => pages[path] ?? failed,
  };
  guardPageLoads(loader);
  return loader;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
  pages = { "/about": {}, "/404.html": {} };
  requests = [];
  responses = [];
  loader = guardedLoader();
  Object.assign(window, {
    fetch: (address: string) => {
      requests.push(address);
      const response = responses.shift() ?? unavailable;
      return response instanceof Error
        ? Promise.reject(response)
        : Promise.resolve(response);
    },
  });
});
afterEach(() => jest.useRealTimers());

test("a page that loads is neither retried nor announced", async () => {
  await expect(loader.loadPage("/about")).resolves.toBe(pages["/about"]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(requests).toEqual([]);
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
  responses = [unavailable, response];
  const page = loader.loadPage("/services/funding?from=menu");
  await jest.advanceTimersByTimeAsync(3000);
  await expect(page).resolves.toBe(failed);
  expect(requests).toEqual(
    Array(2).fill("/page-data/services/funding/page-data.json"),
  );
});

test.each([
  ["the server fails", unavailable, new Error("503 Unavailable")],
  ["the visitor is offline", offline, new ConnectionError(offline.message)],
])(
  "when %s, a page ends in the error view after 3 retries",
  async (_cause, response, error) => {
    responses = [response, response, response];
    const ending = expect(loader.loadPage("/cohort")).rejects.toThrow(error);
    await jest.advanceTimersByTimeAsync(7000);
    await ending;
    expect(requests).toHaveLength(3);
    expect(setPageLoad).toHaveBeenLastCalledWith({
      state: "failed",
      path: "/cohort",
      error,
    });
  },
);

test("a failure is not shown after the visitor has left", async () => {
  const ending = expect(loader.loadPage("/cohort")).rejects.toThrow();
  await loader.loadPage("/about");
  await jest.advanceTimersByTimeAsync(7000);
  await ending;
  expect(setPageLoad).not.toHaveBeenCalled();
});

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
