import { firefox, webkit } from "@playwright/test";
import { spawn } from "node:child_process";
import { launch } from "puppeteer-core";
import type { Engine, EngineName } from "../../tools/engines";
import { freePort } from "../../tools/listen";

/** A browser with one page open; lengths are px of the window. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** The value of an expression in the page; promises are awaited. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  readonly press: (key: keyof typeof keyCodes) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Keys by their names in KeyboardEvent.key, with WebDriver's codes. */
const keyCodes = {
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowRight: "\uE014",
} as const;

const waitUntil = "domcontentloaded";

/** Playwright's own Firefox or WebKit. */
async function openByPlaywright(name: EngineName): Promise<EnginePage> {
  const browser = await (name === "firefox" ? firefox : webkit).launch();
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url, { waitUntil }),
    back: () => page.goBack(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** An installed Firefox, by WebDriver BiDi. */
async function openByBidi(executablePath: string): Promise<EnginePage> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    timeout: 60_000,
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url, { waitUntil }),
    back: () => page.goBack(),
    evaluate: <Result>(expression: string) =>
      page.evaluate<[], () => Promise<Result>>(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

async function send<Value>(method: string, url: string, body?: object) {
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const response = await fetch(url, init);
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Resolves to true when a driver accepts connections. */
const isListening = (driver: string) =>
  fetch(`${driver}/status`).then(
    () => true,
    () => new Promise<boolean>((done) => setTimeout(done, 100, false)),
  );

/** WebKitGTK's small browser, by WebDriver (https://www.w3.org/TR/webdriver2/). */
async function openByWebDriver(
  program: string,
  binary: string,
): Promise<EnginePage> {
  const port = await freePort();
  const running = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    // Root has no sandbox; the pages are our own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  process.once("exit", () => running.kill());
  const driver = `http://127.0.0.1:${port}`;
  for (let tries = 100; tries > 0 && !(await isListening(driver)); tries -= 1);
  const options = { binary, args: ["--automation"] };
  const { sessionId } = await send<{ sessionId: string }>(
    "POST",
    `${driver}/session`,
    {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    },
  );
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(path: string, body: object = {}) =>
    send<Value>("POST", `${session}/${path}`, body);
  const act = (type: "pointer" | "key", actions: readonly object[]) =>
    post("actions", { actions: [{ type, id: type, actions }] });
  const strokes = (keys: readonly string[]) =>
    keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
  return {
    goto: (url) => post("url", { url }),
    back: () => post("back"),
    evaluate: (expression) =>
      post("execute/sync", { script: `return ${expression}`, args: [] }),
    resize: (width, height) =>
      post("window/rect", { x: 0, y: 0, width, height }),
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) => act("key", strokes([keyCodes[key]])),
    type: (text) => act("key", strokes([...text])),
    close: async () => {
      await send("DELETE", session);
      running.kill();
    },
  };
}

/** Opens an engine of this machine. Throws if it does not start. */
export function openEngine(
  name: EngineName,
  { by, file, driver = "" }: Engine,
): Promise<EnginePage> {
  if (by === "playwright") return openByPlaywright(name);
  return by === "bidi" ? openByBidi(file) : openByWebDriver(driver, file);
}
