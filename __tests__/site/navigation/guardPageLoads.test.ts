import { guardPageLoads } from "../../../src/site/navigation/guardPageLoads";
import { setPageLoad } from "../../../src/site/navigation/pageLoad";
import type { LoadedPage } from "../../../src/site/startup/gatsbyLoader";

jest.mock("../../../src/site/navigation/pageLoad", () => ({
  pageArrived: jest.fn(),
  setPageLoad: jest.fn(),
}));

const failed: LoadedPage = { status: "error" };
const pages: Record<string, LoadedPage> = {};
const requests: string[] = [];
let answers: (Pick<Response, "ok" | "status" | "statusText"> | Error)[] = [];
const offline = new TypeError("Failed to fetch");

/** Gatsby's loader: knows the pages above and remembers failures for ever. */
const makeLoader = () => ({
  loadPage: (path: string) => Promise.resolve(pages[path] ?? failed),
  loadPageSync: (path: string) => pages[path] ?? failed,
});

/** A guarded loader whose first page is on screen. */
async function makeGuardedLoader() {
  const loader = makeLoader();
  guardPageLoads(loader);
  pages["/"] = {};
  await loader.loadPage("/");
  return loader;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  for (const path of Object.keys(pages)) Reflect.deleteProperty(pages, path);
  requests.length = 0;
  answers = [];
  document.documentElement.classList.add("js");
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: (address: string) => {
      requests.push(address);
      const [answer = offline] = answers.splice(0, 1);
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer);
    },
  });
  Object.defineProperty(performance, "getEntriesByType", {
    configurable: true,
    value: () => [{ type: "reload" }],
  });
});
afterEach(() => jest.useRealTimers());

describe("the next page", () => {
  it("comes at once when nothing is wrong, and nothing is asked for twice", async () => {
    const loader = await makeGuardedLoader();
    pages["/about"] = {};
    await expect(loader.loadPage("/about")).resolves.toBe(pages["/about"]);
    expect(requests).toEqual([]);
  });

  it("shows that it is on its way only after a moment", async () => {
    const loader = await makeGuardedLoader();
    pages["/about"] = {};
    await loader.loadPage("/about");
    await jest.advanceTimersByTimeAsync(1000);
    expect(setPageLoad).not.toHaveBeenCalled();

    void loader.loadPage("/cohort");
    await jest.advanceTimersByTimeAsync(399);
    expect(setPageLoad).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(setPageLoad).toHaveBeenCalledWith({ state: "waiting" });
  });

  it("is left to the browser once its data can be had again", async () => {
    const loader = await makeGuardedLoader();
    answers = [offline, { ok: true, status: 200, statusText: "OK" }];
    const page = loader.loadPage("/services/funding");
    await jest.advanceTimersByTimeAsync(3000);
    await expect(page).resolves.toBe(failed);
    expect(requests).toEqual(
      Array(2).fill("/page-data/services/funding/page-data.json"),
    );
  });

  it("is left to the browser when the server says that there is none", async () => {
    const loader = await makeGuardedLoader();
    answers = [{ ok: false, status: 404, statusText: "Not Found" }];
    const page = loader.loadPage("/new");
    await jest.advanceTimersByTimeAsync(1000);
    await expect(page).resolves.toBe(failed);
  });

  it("ends in the error view after 3 retries, and Gatsby hears nothing", async () => {
    const loader = await makeGuardedLoader();
    answers = Array(3).fill({
      ok: false,
      status: 503,
      statusText: "Service Unavailable",
    });
    const settled = jest.fn();
    void loader.loadPage("/about").then(settled);
    await jest.advanceTimersByTimeAsync(7000);
    expect(requests).toHaveLength(3);
    expect(setPageLoad).toHaveBeenLastCalledWith({
      state: "failed",
      path: "/about",
      error: new Error("503 Service Unavailable"),
    });
    expect(settled).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith(
      "The page /about could not be loaded.",
      expect.any(Error),
    );
  });

  it("asks for the script that failed as well", async () => {
    const loader = await makeGuardedLoader();
    pages["/about"] = { status: "error", error: { request: "/about-1.js" } };
    answers = Array(2).fill({ ok: true, status: 200, statusText: "OK" });
    const page = loader.loadPage("/about");
    await jest.advanceTimersByTimeAsync(1000);
    await expect(page).resolves.toBe(pages["/about"]);
    expect(requests).toEqual([
      "/page-data/about/page-data.json",
      "/about-1.js",
    ]);
  });

  it("is not reported as failed when the visitor has gone elsewhere", async () => {
    const loader = await makeGuardedLoader();
    pages["/cohort"] = {};
    void loader.loadPage("/about");
    await loader.loadPage("/cohort");
    await jest.advanceTimersByTimeAsync(7000);
    expect(setPageLoad).not.toHaveBeenCalled();
  });
});

describe("an article that cannot be loaded", () => {
  it("is logged and ends in Article Not Found", async () => {
    const loader = await makeGuardedLoader();
    pages["/404.html"] = {};
    const page = loader.loadPage("/article/news-1");
    await jest.advanceTimersByTimeAsync(7000);
    await expect(page).resolves.toBe(pages["/404.html"]);
    expect(loader.loadPageSync("/article/news-1")).toBe(pages["/404.html"]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(setPageLoad).not.toHaveBeenCalledWith(
      expect.objectContaining({ state: "failed" }),
    );
  });

  it("is tried again the next time", async () => {
    const loader = await makeGuardedLoader();
    pages["/404.html"] = {};
    const first = loader.loadPage("/article/news-1");
    await jest.advanceTimersByTimeAsync(7000);
    await first;
    pages["/article/news-1"] = {};
    await expect(loader.loadPage("/article/news-1")).resolves.toBe(
      pages["/article/news-1"],
    );
  });

  it("ends in the error view when not even the not-found page can be had", async () => {
    const loader = await makeGuardedLoader();
    void loader.loadPage("/article/news-1");
    await jest.advanceTimersByTimeAsync(7000);
    expect(setPageLoad).toHaveBeenLastCalledWith(
      expect.objectContaining({ state: "failed" }),
    );
  });
});

describe("the first page", () => {
  it("stays as it is without scripts when its data cannot be had", async () => {
    const loader = makeLoader();
    guardPageLoads(loader);
    const page = loader.loadPage("/");
    await jest.advanceTimersByTimeAsync(7000);
    await expect(page).resolves.toBe(failed);
    expect(requests[0]).toBe("/page-data/index/page-data.json");
    expect(document.documentElement).not.toHaveClass("js");
    expect(setPageLoad).not.toHaveBeenCalled();
  });
});
