import type { Page } from "@playwright/test";
import type { Control } from "./controls";

/** What one press gave, in milliseconds. */
export interface Pressed {
  /** Interaction to Next Paint; 16 where the browser told of nothing, which is less. */
  readonly inp: number;
  /** From the press until its effect was on the screen. */
  readonly effect: number;
  /** From the arrival of the last script before the effect until the effect. */
  readonly afterScripts: number;
  /** How often the control heard of the press. */
  readonly clicks: number;
}

/** How long nothing may change before a page counts as quiet. */
const quietMs = 600;
/** An effect that takes longer is none. */
const longestWaitMs = 8000;

const pause = (page: Page, time: number) => page.waitForTimeout(time);

/** Waits until nothing changes or moves any more. Returns the signs of what goes on all the same, such as a strip. */
export async function waitUntilQuiet(page: Page): Promise<readonly string[]> {
  let noise: readonly string[] = [];
  for (let wait = 0; wait < 4; wait++) {
    await page.evaluate(() => window.watchPress());
    await pause(page, quietMs);
    // Lines that draw themselves and cards that rise take frames of their own.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect, timeline, playState }) =>
              playState === "running" &&
              timeline instanceof DocumentTimeline &&
              effect?.getComputedTiming().endTime !== Infinity,
          )
          .map(({ finished }) => finished.catch(() => undefined)),
      ).then(() => undefined),
    );
    noise = await page.evaluate(() =>
      window.watched.changes.map(({ sign }) => sign),
    );
    if (noise.length === 0) break;
  }
  return noise;
}

/**
 * Presses what stands at a place as soon as it can be seen there; a field is given a letter, too.
 *
 * @returns When, in milliseconds of the clock.
 */
async function pressAt(
  page: Page,
  place: string,
  isField: boolean,
): Promise<number> {
  // Playwright's own ways to wait for an element leave listeners behind that take part in the press.
  const at = await page.evaluate(
    async ({ place, longestWaitMs }) => {
      const until = performance.now() + longestWaitMs;
      while (performance.now() < until) {
        const element = document.querySelector(place);
        const isPainted =
          performance.getEntriesByName("first-contentful-paint").length > 0;
        if (
          isPainted &&
          element?.checkVisibility({ visibilityProperty: true })
        ) {
          window.scrollToPress(element);
          const { left, top, width, height } = element.getBoundingClientRect();
          const x = left + width / 2;
          const y = top + height / 2;
          const seen = document.elementFromPoint(x, y);
          if (seen && element.contains(seen)) return { x, y };
        }
        await new Promise(requestAnimationFrame);
      }
      return undefined;
    },
    { place, longestWaitMs },
  );
  if (!at) throw new Error(`Nothing to press: ${place}`);
  await page.evaluate(() => window.watchPress());
  const tappedAt = Date.now();
  await page.touchscreen.tap(at.x, at.y);
  if (isField) await page.keyboard.press("a");
  return tappedAt;
}

/** How the effect of a press is told from what else happens. */
export interface Known {
  /** What changes without it. */
  readonly noise: readonly string[];
  /** What it changed before, if that is known: nothing else is its effect. */
  readonly signs?: readonly string[];
}

/** Reads when an effect of a press was first seen: a change that is its own, or a page that was loaded. */
async function readEffect(
  page: Page,
  { kind }: Control,
  pressedAt: number,
  address: string,
  { noise, signs }: Known,
) {
  return page.evaluate(
    ({ isLink, pressedAt, address, noise, signs }) => {
      const started = performance.timeOrigin;
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (started > pressedAt)
        return paint ? { at: started + paint.startTime, signs: [] } : undefined;
      // A link's effect is the page that it leads to.
      const isElsewhere = isLink && location.href !== address;
      const seen = window.watched.changes.filter((change) =>
        isElsewhere
          ? change.address !== address
          : !noise.includes(change.sign) &&
            (signs?.includes(change.sign) ?? true),
      );
      const [first] = seen;
      return first && { at: first.at, signs: seen.map(({ sign }) => sign) };
    },
    { isLink: kind === "link", pressedAt, address, noise, signs },
  );
}

/** Presses a control, after its openers, and says how fast the page answered: nothing where that had no effect. */
export async function press(
  page: Page,
  control: Control,
  known: Known,
): Promise<(Pressed & { signs: readonly string[] }) | undefined> {
  for (const opener of control.openers) {
    await pressAt(page, opener, false);
    if (!known.signs) await waitUntilQuiet(page);
  }
  const address = page.url();
  const tappedAt = await pressAt(page, control.place, control.kind === "field");
  // A press too early for the scripts leads to another document, which knows nothing of it.
  const pressedAt =
    (await page.evaluate(() => window.watched.pressedAt).catch(() => 0)) ||
    tappedAt;
  let effect: Awaited<ReturnType<typeof readEffect>>;
  for (let waited = 0; !effect && waited < longestWaitMs; waited += 100) {
    await pause(page, 100);
    // Between two pages there is nobody to ask.
    effect = await readEffect(page, control, pressedAt, address, known).catch(
      () => undefined,
    );
  }
  if (!effect) return undefined;
  const { at } = effect;
  await pause(page, 500);
  await page.waitForLoadState();
  const told = await page.evaluate((at) => {
    const arrivals = performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.initiatorType === "script",
      )
      .map((entry) =>
        entry instanceof PerformanceResourceTiming
          ? performance.timeOrigin + entry.responseEnd
          : 0,
      )
      .filter((arrival) => arrival > 0 && arrival <= at);
    const { longest, clicks } = window.watched;
    return { arrival: Math.max(0, ...arrivals), longest, clicks };
  }, at);
  return {
    inp: Math.max(16, told.longest),
    effect: at - pressedAt,
    afterScripts: at - Math.max(told.arrival, pressedAt),
    clicks: told.clicks,
    signs: effect.signs,
  };
}
