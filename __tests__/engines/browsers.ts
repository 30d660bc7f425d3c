import { firefox, webkit } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebSocket } from "ws";
import type { Engine, EngineName } from "../../tools/engines";
import { freePort } from "../../tools/listen";

/** A browser with one page open. Coordinates and sizes are in CSS pixels of the window. */
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

/** Playwright's own Firefox or WebKit. */
async function openByPlaywright(name: EngineName): Promise<EnginePage> {
  const browser = await (name === "firefox" ? firefox : webkit).launch();
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    back: () => page.goBack(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Mouse and keyboard in WebDriver's terms (https://www.w3.org/TR/webdriver2/#actions). */
function inputActions(
  perform: (actions: readonly object[]) => Promise<unknown>,
) {
  const act = (type: "pointer" | "key", actions: readonly object[]) =>
    perform([{ type, id: type, actions }]);
  const type = (keys: Iterable<string>) =>
    act(
      "key",
      [...keys].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  return {
    click: (x: number, y: number) =>
      act("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key: keyof typeof keyCodes) => type([keyCodes[key]]),
    type,
  };
}

/** Starts a program that ends with this process. */
function start(program: string, args: readonly string[]) {
  // WebKitGTK's sandbox does not work as root. Disabling it is safe: only our own pages are opened.
  const env = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const running = spawn(program, args, {
    stdio: "ignore",
    env: { ...process.env, ...env },
  });
  process.once("exit", () => running.kill());
  return running;
}

/** Connects to a program that is starting: tries for 30 seconds. */
async function retry<Value>(connect: () => Promise<Value>): Promise<Value> {
  for (let tries = 300; tries > 1; tries -= 1)
    try {
      return await connect();
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  return connect();
}

/** An installed Firefox, by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function openFirefox(file: string): Promise<EnginePage> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const running = start(file, [
    ...["--headless", "--no-remote", "--profile", profile],
    ...["--remote-debugging-port", String(port)],
  ]);
  const socket = await retry(async () => {
    const opening = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await once(opening, "open");
    return opening;
  });
  // One command at a time and no events: the next message is the answer.
  const send = async <Result>(method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [answer] = (await once(socket, "message")) as [Buffer];
    const { result, message } = JSON.parse(answer.toString()) as {
      result?: Result;
      message?: string;
    };
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send("session.new", { capabilities: {} });
  const { context } = await send<{ context: string }>(
    "browsingContext.create",
    { type: "tab" },
  );
  return {
    ...inputActions((actions) =>
      send("input.performActions", { context, actions }),
    ),
    goto: (url) =>
      send("browsingContext.navigate", { context, url, wait: "interactive" }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    evaluate: async <Result>(expression: string) => {
      const { result } = await send<{ result?: { value: string } }>(
        "script.evaluate",
        {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        },
      );
      if (!result) throw new Error(`The page cannot evaluate ${expression}`);
      return JSON.parse(result.value) as Result;
    },
    resize: (width, height) =>
      send("browsingContext.setViewport", {
        context,
        viewport: { width, height },
      }),
    close: async () => {
      await send("browser.close");
      running.kill();
    },
  };
}

/** WebKitGTK's MiniBrowser, driven through WebDriver. */
async function openWebKit(driver: string, file: string): Promise<EnginePage> {
  const port = await freePort();
  const running = start(driver, [`--port=${port}`]);
  const send = async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: file, args: ["--automation"] };
  const { sessionId } = await retry(() =>
    send<{ sessionId: string }>("POST", "", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    }),
  );
  const post = <Value>(path: string, body: object = {}) =>
    send<Value>("POST", `/${sessionId}/${path}`, body);
  return {
    ...inputActions((actions) => post("actions", { actions })),
    goto: (url) => post("url", { url }),
    back: () => post("back"),
    evaluate: (expression) =>
      post("execute/sync", { script: `return ${expression}`, args: [] }),
    resize: (width, height) =>
      post("window/rect", { x: 0, y: 0, width, height }),
    close: async () => {
      await send("DELETE", `/${sessionId}`);
      running.kill();
    },
  };
}

/** Opens a browser engine installed on this machine. Throws if it does not start. */
export function openEngine(
  name: EngineName,
  { by, file, driver = "" }: Engine,
): Promise<EnginePage> {
  if (by === "playwright") return openByPlaywright(name);
  return by === "bidi" ? openFirefox(file) : openWebKit(driver, file);
}
