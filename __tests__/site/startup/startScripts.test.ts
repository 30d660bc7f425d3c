import { startScripts } from "../../../src/site/startup/startScripts";
import { onInitialClientRender } from "../../../src/site/startup/onInitialClientRender";
import { doWithoutScripts } from "../../../src/site/startup/takeOver";
import { painted } from "../../support/painted";

const { getEntries, getEntriesByName, getEntriesByType } = performance;
const html = document.documentElement;
const scripts = () =>
  [...document.querySelectorAll("body > script[src]")].map((script) =>
    script.getAttribute("src"),
  );

// Every page has its own window; here the tests share one.
let listen: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  listen = jest.spyOn(window, "addEventListener");
});
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    window.removeEventListener(type, listener, options);
});

/** A page as the server sends it, before its inline script runs. */
function open(content: string): void {
  html.removeAttribute("data-ready");
  html.classList.add("js");
  document.body.innerHTML = `${content}
    <template data-path="/about"><script src="/app.js" async></script></template>`;
  startScripts();
}

const button = () => document.querySelector("button");
const pressesOf = (element: Element | null) => {
  const presses = jest.fn();
  element?.addEventListener("click", presses);
  return presses;
};

/** Stands for the browser's, which jsdom lacks. Returns what tells of the first paint. */
function watchPaint(): () => void {
  const watchers: (() => void)[] = [];
  window.PerformanceObserver = class {
    static supportedEntryTypes = ["paint"];
    constructor(tell: PerformanceObserverCallback) {
      const entries = { getEntries, getEntriesByName, getEntriesByType };
      watchers.push(() => tell(entries, this));
    }
    observe = jest.fn();
    disconnect = jest.fn();
    takeRecords = getEntries;
  };
  return () => watchers.forEach((tell) => tell());
}

test("scripts wait until the page has loaded and been painted, and for an idle moment", () => {
  jest.useFakeTimers();
  const paint = watchPaint();
  open("");
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  paint();
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(scripts()).toEqual(["/app.js"]);
  expect(window).toHaveProperty("pagePath", "/about");
});

test("scripts do not wait for ever for a browser that never calls itself idle", () => {
  jest.useFakeTimers();
  window.requestIdleCallback = (call, { timeout = Infinity } = {}) =>
    timeout < Infinity
      ? window.setTimeout(
          () => call({ didTimeout: true, timeRemaining: () => 0 }),
          timeout,
        )
      : 0;
  const paint = watchPaint();
  open("");
  window.dispatchEvent(new Event("load"));
  paint();
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  expect(scripts()).toEqual(["/app.js"]);
});

test.each(["pointerdown", "keydown", "focusin"])(
  "scripts start with the first %s once that has been answered, and once only",
  async (sign) => {
    open("<a href='/'>Home</a>");
    document
      .querySelector("a")
      ?.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event("pointerdown"));
    expect(scripts()).toEqual([]);
    await painted();
    expect(scripts()).toEqual(["/app.js"]);
  },
);

test("the page's data and code are fetched beside the scripts, which would ask for them later", async () => {
  const table = JSON.stringify({
    "component---home": ["/home-1.js"],
    "component---about": ["/about-2.js"],
  });
  document.head.innerHTML = "";
  document.body.innerHTML = `<template data-path="/about">
      <data data-screen="component---about" value="/page-data/about/page-data.json /page-data/app-data.json"></data>
      <script>window.___chunkMapping=${JSON.stringify(table)};</script>
    </template>`;
  startScripts();
  const fetched = () =>
    [...document.head.querySelectorAll("link[rel=preload], script")].map(
      (each) => each.getAttribute("href") ?? each.getAttribute("src"),
    );
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event("pointerdown"));
  await painted();
  expect(fetched()).toEqual([
    "/page-data/about/page-data.json",
    "/page-data/app-data.json",
    "/about-2.js",
  ]);
});

/** The page answers, and what was kept for that is pressed. */
async function answer(begin: () => void): Promise<void> {
  begin();
  await new Promise((resolve) => setTimeout(resolve));
}

test("a button pressed too early is pressed again when the page answers", async () => {
  open("<button>Next</button>");
  const presses = pressesOf(button());
  button()?.click();
  expect(presses).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute("aria-busy", "true");
  await answer(onInitialClientRender);
  expect(presses).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute("aria-busy");
  button()?.click();
  expect(presses).toHaveBeenCalledTimes(2);
});

test("a visitor who presses again before that is taken at their word", async () => {
  open("<button>Next</button>");
  const presses = pressesOf(button());
  button()?.click();
  await answer(() => {
    onInitialClientRender();
    button()?.click();
  });
  expect(presses).toHaveBeenCalledTimes(1);
});

test("a button in a part whose code comes late waits for that", async () => {
  open("<div data-late><button>Question</button></div>");
  await answer(onInitialClientRender);
  const presses = pressesOf(button());
  button()?.click();
  expect(presses).not.toHaveBeenCalled();
  const hints = jest.fn();
  document.body.addEventListener("mouseover", hints);
  window.dispatchEvent(new Event("takeover"));
  // React hydrates what it hears of first.
  expect(hints).toHaveBeenCalledTimes(1);
  expect(presses).not.toHaveBeenCalled();
  document.querySelector("[data-late]")?.removeAttribute("data-late");
  window.dispatchEvent(new Event("takeover"));
  expect(presses).toHaveBeenCalledTimes(1);
});

test("a form sent too early is sent as the browser does where the scripts fail", async () => {
  open("<form><button>Send</button></form>");
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("submit", sent);
  button()?.click();
  expect(sent).not.toHaveBeenCalled();
  await answer(doWithoutScripts);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a form that lacks something is left to the browser, which says so", async () => {
  open("<form><input required><button type='submit'>Send</button></form>");
  const refused = jest.fn();
  document.querySelector("input")?.addEventListener("invalid", refused);
  const presses = pressesOf(button());
  button()?.click();
  expect(refused).toHaveBeenCalled();
  expect(button()).not.toHaveAttribute("aria-busy");
  await answer(onInitialClientRender);
  expect(presses).not.toHaveBeenCalled();
});

test("buttons that need no scripts are left to the browser", () => {
  open("<form method='dialog'><button>Close</button></form>");
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("submit", sent);
  button()?.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a press that is too early is not answered by React in its middle", async () => {
  open("<button>Next</button>");
  const touches = jest.fn();
  document.body.addEventListener("pointerdown", touches);
  const touch = () =>
    button()?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  touch();
  expect(touches).not.toHaveBeenCalled();
  await painted();
  expect(scripts()).toEqual(["/app.js"]);
  await answer(onInitialClientRender);
  touch();
  expect(touches).toHaveBeenCalledTimes(1);
});

test("the page is as without scripts when one of them cannot be had", async () => {
  open("");
  window.dispatchEvent(new Event("keydown"));
  await painted();
  document.querySelector("body > script")?.dispatchEvent(new Event("error"));
  expect(html).not.toHaveClass("js");
});
