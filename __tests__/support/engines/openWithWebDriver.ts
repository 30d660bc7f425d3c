import { expect } from "@playwright/test";
import { spawn } from "node:child_process";
import type { Engine } from "../../../tools/engines/findEngines";
import { freePort } from "../../../tools/listen";
import { keyCodes, type EnginePage } from "./EnginePage";

/** What tells WebKitGTK's driver which browser to start; Safari's knows. */
const capabilities = (browser: string | undefined) =>
  browser
    ? {
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      }
    : { browserName: "safari" };

/** Starts a driver and returns what sends it commands (https://www.w3.org/TR/webdriver2/), and what ends it. */
async function startDriver(file: string) {
  const port = await freePort();
  const driver = spawn(file, [`--port=${port}`], {
    stdio: "ignore",
    // Root has no sandbox; the pages are our own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const stop = () => driver.kill();
  process.once("exit", stop);
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
  await expect(() => send("GET", "/status")).toPass({ timeout: 20_000 });
  return { send, stop };
}

/** WebKitGTK's small browser or Safari, driven by WebDriver. */
export async function openWithWebDriver(
  driver: string,
  { file }: Engine,
): Promise<EnginePage> {
  const { send, stop } = await startDriver(driver);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: capabilities(file) },
  });
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object = {}) =>
    send("POST", `${session}/${path}`, body);
  const evaluate = <Result>(expression: string) =>
    send<Result>("POST", `${session}/execute/sync`, {
      script: `return ${expression}`,
      args: [],
    });
  const act = (
    type: "pointer" | "key",
    actions: readonly Record<string, unknown>[],
  ) => post("actions", { actions: [{ type, id: type, actions }] });
  const moveTo = (x: number, y: number) => ({ type: "pointerMove", x, y });
  const press = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const setSize = (width: number, height: number) =>
    post("window/rect", { x: 0, y: 0, width, height });
  return {
    goto: (url) => post("url", { url }),
    goBack: () => post("back"),
    evaluate,
    resize: async (width, height) => {
      await setSize(width, height);
      const bars = height - (await evaluate<number>("innerHeight"));
      if (bars !== 0) await setSize(width, height + bars);
    },
    moveTo: (x, y) => act("pointer", [moveTo(x, y)]),
    click: (x, y) =>
      act("pointer", [
        moveTo(x, y),
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key, modifier) =>
      act("key", [
        ...(modifier ? [{ type: "keyDown", value: keyCodes[modifier] }] : []),
        ...press(keyCodes[key]),
        ...(modifier ? [{ type: "keyUp", value: keyCodes[modifier] }] : []),
      ]),
    type: (text) => act("key", [...text].flatMap(press)),
    screenshot: () => send("GET", `${session}/screenshot`),
    close: async () => {
      await send("DELETE", session);
      stop();
    },
  };
}
