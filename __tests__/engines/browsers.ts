import { firefox, webkit } from "@playwright/test";
import { spawn } from "node:child_process";
import { launch } from "puppeteer-core";
import type { Engine, EngineName } from "../../tools/engines";
import { freePort } from "../../tools/listen";

/** What the tests need of a browser with one page open; lengths are px of the window. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** The value of an expression in the page, or what it promises. */
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

/** Starts a driver and a session. Returns what sends it commands (https://www.w3.org/TR/webdriver2/). */
async function startSession(driver: string, binary: string) {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    // Root has no sandbox; the pages are our own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  process.once("exit", () => running.kill());
  const send = async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok)
      throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  // The driver listens a moment after it was started.
  for (let tries = 100; ; tries -= 1)
    try {
      const { sessionId } = await send<{ sessionId: string }>(
        "POST",
        "/session",
        { capabilities },
      );
      const post = <Value>(path: string, body: object = {}) =>
        send<Value>("POST", `/session/${sessionId}/${path}`, body);
      const close = async () => {
        await send("DELETE", `/session/${sessionId}`);
        running.kill();
      };
      return { post, close };
    } catch (error) {
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** WebKitGTK's small browser, by WebDriver. */
async function openByWebDriver(
  driver: string,
  binary: string,
): Promise<EnginePage> {
  const { post, close } = await startSession(driver, binary);
  const act = (
    type: "pointer" | "key",
    actions: readonly Record<string, unknown>[],
  ) => post("actions", { actions: [{ type, id: type, actions }] });
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
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
    press: (key) => act("key", stroke(keyCodes[key])),
    type: (text) => act("key", [...text].flatMap(stroke)),
    close,
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
