import { routes } from "../../src/common/routes";
import { screenChunk } from "../../src/site/navigation/screenChunk";
import { pageDataAddress } from "../../src/site/startup/gatsbyLoader";
import { startScripts } from "../../src/site/startup/startScripts";
import { builtPages, readBuilt } from "../support/builtSite";
import { painted } from "../support/painted";

/** The chunks that a page starts with; those of the pages are named component---…. */
const startingChunks = ["framework", "app", "component"];

/** The files of this build; public/ may hold those of earlier ones. */
const { assetsByChunkName } = JSON.parse(readBuilt("webpack.stats.json")) as {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>;
};
const scriptsOf = (chunk: string) =>
  [...new Set(Object.values(assetsByChunkName).flat())].filter(
    (file) => file.startsWith(`${chunk}-`) && file.endsWith(".js"),
  );

test("every page keeps its scripts in a template with its path, and starts none itself", () => {
  for (const { path, document } of builtPages()) {
    const template = document.querySelector("template");
    const waiting = template?.content.querySelectorAll("script[src]").length;
    const started = document.querySelectorAll("script[src]").length;
    expect([path, template?.getAttribute("data-path")]).toEqual([path, path]);
    expect([path, waiting === 0, started]).toEqual([path, false, 0]);
    expect([
      path,
      document.body.innerHTML.includes("window.pagePath="),
    ]).toEqual([path, false]);
  }
});

test("every page says where the data are that its scripts ask for", () => {
  for (const { path, document } of builtPages()) {
    const template = document.querySelector("template");
    const data = template?.content.querySelector("data")?.value ?? "";
    const [pageData = "", ...others] = data.split(" ");
    const { staticQueryHashes } = JSON.parse(readBuilt(pageData)) as {
      staticQueryHashes: readonly string[];
    };
    expect([path, pageData]).toEqual([path, pageDataAddress(path)]);
    expect([path, others.filter((href) => !readBuilt(href))]).toEqual([
      path,
      [],
    ]);
    for (const hash of staticQueryHashes)
      expect([path, others]).toEqual([
        path,
        expect.arrayContaining([expect.stringContaining(`/${hash}.json`)]),
      ]);
  }
});

test("a page that starts fetches the code of its screen", async () => {
  // jsdom knows no styles and paints nothing.
  Object.assign(window, {
    CSS: { supports: () => false },
    PerformanceObserver: class {
      observe = jest.fn();
    },
  });
  const bodies = new Map(
    builtPages().map((page) => [page.path, page.document.body.innerHTML]),
  );
  for (const { path } of routes) {
    document.head.innerHTML = "";
    document.body.innerHTML = bodies.get(path) ?? "";
    startScripts();
    window.dispatchEvent(new Event("pointerdown"));
    await painted();
    const code = document.head.querySelector("script");
    const file = code?.getAttribute("src") ?? "none";
    expect([path, file]).toEqual([
      path,
      expect.stringMatching(RegExp(`^/${screenChunk(path)}-`)),
    ]);
    expect(readBuilt(file)).not.toBe("");
  }
});

test("all pages have the same inline scripts", () => {
  const inline = builtPages().map(({ document }) =>
    [...document.querySelectorAll("script:not([type])")].map(
      ({ textContent }) => textContent,
    ),
  );
  for (const scripts of inline) expect(scripts).toEqual(inline[0]);
});

test.each(startingChunks)(
  "the script %s asks for its functions to be compiled while it arrives",
  (name) => {
    const files = scriptsOf(name);
    expect(files).not.toEqual([]);
    for (const file of files)
      expect([file, readBuilt(file).slice(0, 40)]).toEqual([
        file,
        expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n/),
      ]);
  },
);

test("what an address tells of its screen's code is what the page's data tell, and every route's tells it", () => {
  const told = builtPages()
    .map(({ path }) => ({ path, screen: screenChunk(path) }))
    .filter(({ screen }) => screen in assetsByChunkName);
  const withText = told
    .map(({ path }) => {
      const { componentChunkName } = JSON.parse(
        readBuilt(pageDataAddress(path)),
      ) as { componentChunkName: string };
      return { path, screen: componentChunkName };
    })
    // Only its data tell that an article has no text.
    .filter(({ screen }) => !screen.includes("article-not-found"));
  expect(told).toEqual(expect.arrayContaining(withText));
  expect(withText.map(({ path }) => path)).toEqual(
    expect.arrayContaining(routes.map(({ path }) => path)),
  );
});

test.each([
  ["gatsby-script", "off-main-thread"],
  ["hoist-non-react-statics", "arity"],
  ["Partytown", "text/partytown"],
  ["Gatsby's heads", "data-gatsby-head"],
  ["Gatsby's service worker", "/sw.js"],
])("no script brings %s, which nothing calls", (_name, word) => {
  const files = startingChunks.flatMap(scriptsOf);
  expect(files.filter((file) => readBuilt(file).includes(word))).toEqual([]);
});
