import { chromium } from "@playwright/test";
import { browserArguments, findBrowsers } from "./browser";

/** Instructions for a machine without a browser. */
export const howToGetABrowser =
  "Install Chrome or Chromium, set CHROMIUM_PATH to one, or run: npm run test:install";

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The first Chromium on this machine that starts. */
export async function findWorkingBrowser(): Promise<string | undefined> {
  for (const path of findBrowsers()) if (await starts(path)) return path;
  return undefined;
}

/** The path of a Chromium that starts. Throws with instructions if none does. */
export async function ensureBrowser(): Promise<string> {
  const found = await findWorkingBrowser();
  if (!found) throw new Error(`No Chromium starts. ${howToGetABrowser}`);
  return found;
}
