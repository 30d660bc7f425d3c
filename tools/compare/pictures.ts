import { chromium, type Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { inParallel } from "../../src/gatsby/files/inParallel";
import { browserArguments, ensureBrowser } from "../browser";
import { startServer } from "../serve";
import { hasContent } from "./differences";
import { reportStep } from "../report";
import { states } from "./states";

/** Widths in px; "print" is the printed page, as wide as A4. */
const views = ["390", "768", "1440", "print"];

/** Loads a page with all its pictures and code, and returns to its top. */
async function load(page: Page, url: string, view = ""): Promise<void> {
  const isPrint = view === "print";
  await page.emulateMedia({ media: isPrint ? "print" : "screen" });
  const width = isPrint ? 794 : Number(view);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await page.waitForFunction(() =>
    document.documentElement.matches("[data-ready], :not(.js)"),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await Promise.allSettled([...document.images].map((each) => each.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
}

/** Brings a page to one of the states. */
async function reach(page: Page, name: string): Promise<void> {
  const state = states[name];
  if (!state) return;
  for (const step of state.steps)
    if (typeof step === "string") await page.locator(step).first().click();
    else await page.locator(step[0]).first().fill(step[1]);
  // A toast stays while the pointer is on it.
  await page.locator(state.shows).filter({ visible: true }).first().hover();
  // The browser's bubble at a field and the caret come and go.
  await page.evaluate(
    () =>
      document.activeElement instanceof HTMLElement &&
      document.activeElement.blur(),
  );
}

const shoot = (page: Page) =>
  page.screenshot({ fullPage: true, animations: "disabled" });

/** The whole page, once two pictures in a row are the same. A picture takes longer than all the rest. */
async function shootTwice(page: Page): Promise<Buffer> {
  let [last, next] = [await shoot(page), await shoot(page)];
  for (let more = 10; more > 0 && !next.equals(last); more -= 1)
    [last, next] = [next, await shoot(page)];
  return next;
}

/** The folder of a page's data, and of its pictures. */
const placeIn = (path: string) => (path === "/" ? "/index" : path);

/**
 * Takes pictures of pages of a build in every view, and of all states, unless the cache has them. Returns their folder,
 * with `about/390.png` and `contact/390 errors.png`. A file is empty if a build cannot show its state.
 *
 * @param side What the build is, for messages.
 * @param isAgain Whether these pictures differed.
 */
export async function takePictures(
  build: string,
  paths: readonly string[],
  side: string,
  isAgain: boolean,
): Promise<string> {
  const site = join(build, "site");
  const server = await startServer({ port: 0, root: site });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
  });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  // Generous, since it only delays failures: machines may be busy.
  context.setDefaultTimeout(180_000);
  await context.clock.setFixedTime(`${process.env.SITE_TODAY}T06:30:00Z`);
  await context.route("**/email/send", (route) => route.fulfill());
  const code = createHash("sha256")
    .update(browser.version())
    .update(readFileSync("tools/compare/pictures.ts"))
    .update(JSON.stringify(states));
  const folder = join(build, code.digest("hex").slice(0, 12));

  const fileOf = (name: string) => {
    const [path = "", ...view] = name.split(" ");
    return join(folder, placeIn(path), `${view.join(" ")}.png`);
  };
  const take = async (name: string) => {
    const [path = "", view = ""] = name.split(" ");
    const file = fileOf(name);
    mkdirSync(dirname(file), { recursive: true });
    const page = await context.newPage();
    try {
      await load(page, server.origin + path, view);
      await reach(page, name);
      await writeFile(file, await (isAgain ? shootTwice : shoot)(page));
    } catch (error) {
      await writeFile(file, "");
      console.warn(`No picture of ${name}: ${String(error).split("\n")[0]}`);
    }
    await page.close();
  };
  const missing = paths
    .filter((path) => existsSync(join(site, "page-data", placeIn(path))))
    .flatMap((path) => [
      ...views.map((view) => `${path} ${view}`),
      ...Object.keys(states).filter((name) => name.startsWith(`${path} `)),
    ])
    .filter((name) => !hasContent(fileOf(name)));
  let taken = 0;
  await inParallel(missing, availableParallelism(), async (name) => {
    if (taken % 25 === 0)
      reportStep(`Pictures of ${side}: ${taken} of ${missing.length}`);
    taken += 1;
    await take(name);
  });
  await browser.close();
  await server.close();
  return folder;
}
