import { launch } from "puppeteer-core";
import { browserArguments } from "../../../tools/browser";
import type { Engine } from "../../../tools/engines/findEngines";
import type { EnginePage } from "./EnginePage";

/** Any Chromium or Firefox that is installed. */
export async function openWithPuppeteer({
  name,
  file = "",
}: Engine): Promise<EnginePage> {
  const browser = await launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath: file,
    args: name === "firefox" ? [] : browserArguments,
    timeout: 60_000,
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    goBack: () => page.goBack(),
    evaluate: <Result>(expression: string) =>
      page.evaluate<[], () => Promise<Result>>(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    moveTo: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    close: () => browser.close(),
  };
}
