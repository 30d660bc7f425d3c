import { chromium, type Browser } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./browser";
import { startServer } from "./serve";

/** Calls a function with a browser and the address of a served build, which are both closed afterwards. */
export async function inBrowser(
  root: string,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const { origin, close } = await startServer({ port: 0, root });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  try {
    await work(browser, origin);
  } finally {
    await browser.close();
    await close();
  }
}
