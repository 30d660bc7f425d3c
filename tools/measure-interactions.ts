import { chromium, type Browser, type Page } from "@playwright/test";
import { browserArguments } from "./browser";
import { ensureBuilt } from "./build";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
} from "./environment";
import { ensureBrowser } from "./ensureBrowser";
import { findControls, type Control } from "./measure/interactions/controls";
import {
  press,
  waitUntilQuiet,
  type Known,
  type Pressed,
} from "./measure/interactions/press";
import { watchPage } from "./measure/interactions/watchPage";
import { pagesToMeasure } from "./measure/pagesToMeasure";
import { startServer } from "./serve";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/** Goals in milliseconds; what is above is marked with "!". */
const goals = { quiet: 80, early: 120, effect: 200, afterScripts: 1000 };

/** What is above a goal is pressed so often, and the median counts. */
const attempts = 3;

const fast = "--fast";
const slower = "--slower=";

/** How many times slower the processor is made. */
const slowdown = Number(
  process.argv.find((each) => each.startsWith(slower))?.slice(slower.length) ??
    4,
);

/** Lighthouse's slow 4G, as DevTools throttles it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};

/** A page with one control of each sort and nothing else: what its presses take is the machine's own time. */
const emptyPage = {
  path: "/empty",
  html: `<!doctype html><html lang="en"><title>Empty</title><style>button, input { min-width: 48px; min-height: 48px }</style>
    <a href="/empty?next">Link</a> <input aria-label="Field">
    <button onclick="this.textContent = 'Pressed'">Button</button>
    <button type="button" onclick="this.nextElementSibling.showModal()">Dialog</button><dialog>Open</dialog>`,
};

/** A phone's window with a slower processor, and what is told of its pages. */
async function openPhone(
  browser: Browser,
  origin: string,
  isSlow = false,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await context.route(`**${emptyPage.path}*`, (route) =>
    route.fulfill({ contentType: "text/html", body: emptyPage.html }),
  );
  const page = await context.newPage();
  // What the compiler puts around functions that have a name.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" });
  await page.addInitScript(watchPage);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (isSlow) {
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", slow4G);
  }
  return page;
}

/** Opens a page and waits until its scripts have taken it over. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { documentElement } = document;
    while (!documentElement.matches("[data-ready], :not(.js)"))
      await new Promise(requestAnimationFrame);
  });
}

type Way = "quiet" | "early" | "slow";

/** What the ways of pressing a control gave: undefined where a press had no effect, no key where none was tried. */
type Answers = Partial<Record<Way, Pressed>>;

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Presses the controls of one site, each on a page of its own. */
class Phone {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    /** Leaves the slow network out. */
    private readonly isFast: boolean,
  ) {}

  private async pressOnce(
    path: string,
    control: Control,
    way: Way,
    known?: Known,
  ) {
    const page = await openPhone(this.browser, this.origin, way === "slow");
    try {
      if (way !== "quiet") {
        await page.goto(path, { waitUntil: "commit" });
        return await press(page, control, known ?? { noise: [] });
      }
      await openQuietly(page, path);
      // What comes into view by it has settled before the press.
      await page.evaluate((place) => {
        const element = document.querySelector(place);
        if (element) window.scrollToPress(element);
      }, control.openers[0] ?? control.place);
      return await press(page, control, { noise: await waitUntilQuiet(page) });
    } finally {
      await page.context().close();
    }
  }

  private isSlow({ inp, effect }: Pressed, way: Way): boolean {
    if (way === "slow") return false;
    return inp > goals[way] || effect > goals.effect;
  }

  private async pressInWay(
    path: string,
    control: Control,
    way: Way,
    known?: Known,
  ) {
    const first = await this.pressOnce(path, control, way, known);
    if (!first || !this.isSlow(first, way)) return first;
    const all = [first];
    while (all.length < attempts) {
      const next = await this.pressOnce(path, control, way, known);
      if (!next) return undefined;
      all.push(next);
    }
    return {
      ...first,
      inp: middle(all.map(({ inp }) => inp)),
      effect: middle(all.map(({ effect }) => effect)),
      clicks: Math.max(...all.map(({ clicks }) => clicks)),
    };
  }

  async pressInEachWay(path: string, control: Control): Promise<Answers> {
    const quiet = await this.pressInWay(path, control, "quiet");
    if (!quiet) return {};
    const known = { noise: [], signs: quiet.signs };
    const early = await this.pressInWay(path, control, "early", known);
    // The browser follows an early press on a link by itself: it waits for no script.
    if (this.isFast || control.kind === "link") return { quiet, early };
    const slow = await this.pressInWay(path, control, "slow", known);
    return { quiet, early, slow };
  }

  /** The controls of a page, and those that they open, but for those that are known from another page. */
  async controlsOf(
    path: string,
    known: ReadonlySet<string>,
  ): Promise<Control[]> {
    const page = await openPhone(this.browser, this.origin);
    const found: Control[] = [];
    const add = (controls: readonly Control[]) => {
      const next = controls.filter(
        ({ look }) =>
          !known.has(look) && !found.some((other) => other.look === look),
      );
      found.push(...next);
    };
    try {
      await openQuietly(page, path);
      // Parts whose code comes late come to life when they are scrolled to.
      await findControls(page, []);
      await waitUntilQuiet(page);
      add(await findControls(page, []));
      for (const opener of found.filter(({ kind }) => kind === "button")) {
        await openQuietly(page, path);
        const { place, openers } = opener;
        try {
          await press(page, opener, { noise: [] });
          await waitUntilQuiet(page);
          if (page.url().endsWith(path))
            add(await findControls(page, [...openers, place]));
        } catch {
          // It led away from the page.
        }
      }
    } finally {
      await page.context().close();
    }
    return found;
  }
}

const columns = ["INP", "effect", "INP early", "effect", "slow 4G", "heard"];

/** A line of the table: what is above its goal is marked. */
function rowOf(answers: Answers): readonly string[] {
  const { quiet, early, slow } = answers;
  const cell = (value: number | undefined, goal: number) =>
    value === undefined
      ? "! none"
      : (value > goal ? "! " : "") + value.toFixed(0);
  const heard = Math.max(early?.clicks ?? 0, slow?.clicks ?? 0);
  return [
    cell(quiet?.inp, goals.quiet),
    cell(quiet?.effect, goals.effect),
    cell(early?.inp, goals.early),
    cell(early?.effect, goals.effect),
    "slow" in answers ? cell(slow?.afterScripts, goals.afterScripts) : "-",
    cell(heard, 1),
  ];
}

const printRow = (name: string, values: readonly string[]) =>
  console.log(
    name.padEnd(76) + values.map((value) => value.padStart(11)).join(""),
  );

/**
 * `npm run measure:interactions`: builds if needed, serves the site and presses every kind of control of
 * every page on a slow phone: on a quiet page, as early as the control can be seen, and so once more on a slow network.
 * It prints milliseconds: Interaction to Next Paint and the time until the effect shows; for the slow network the time
 * from the scripts' arrival to the effect; and how often the control heard of an early press, which is once.
 * An empty page comes first. Times are told only, for they depend on the machine. Paths measure these pages alone; --fast leaves the slow network out;
 * --slower=2 makes the processor two times slower in place of four, for machines that are slow themselves.
 */
async function measureInteractions(): Promise<void> {
  loadEnvironment("production");
  if (missingMailKeys().length > 0) selectMailStandIn();
  await ensureBuilt();
  const site = await startServer({ port: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  const measured = new Set<string>();
  try {
    const paths = process.argv
      .slice(2)
      .filter((each) => !each.startsWith("--"));
    const isFast = process.argv.includes(fast);
    const phone = new Phone(browser, site.origin, isFast);
    printRow("ms", columns);
    const pages = pagesToMeasure(paths).map((page) => page.path);
    for (const path of [emptyPage.path, ...pages])
      // Header and footer are the same everywhere.
      for (const control of await phone.controlsOf(path, measured)) {
        measured.add(control.look);
        const answers = await phone.pressInEachWay(path, control);
        printRow(`${path} ${control.name}`, rowOf(answers));
      }
  } finally {
    await browser.close();
    await site.close();
  }
}

stopWithParent();
measureInteractions()
  .catch(reportAndFail)
  .finally(() => process.exit());
