import { expect } from "@playwright/test";
import type { EnginePage } from "./browsers";

/** An element by selector and by the beginning of its text or label. */
interface Place {
  readonly selector: string;
  readonly words: string;
}

/** The centre of the first visible match, scrolled into view; null if it is disabled. Runs in the page. */
async function middleOf({ selector, words }: Place) {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (candidate.ariaLabel ?? candidate.textContent).trim().startsWith(words),
  );
  // WebDriver converts undefined to null.
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight - 8)
    element.scrollIntoView({ block: "center", behavior: "instant" });
  let at = element.getBoundingClientRect();
  for (let frame = 0; frame < 60; frame += 1) {
    const { left, top: above } = at;
    await new Promise(requestAnimationFrame);
    at = element.getBoundingClientRect();
    if (at.left === left && at.top === above) break;
  }
  // A control may be enabled only after it has come into view.
  if (element.matches(":disabled")) return null;
  return {
    x: Math.round(at.left + at.width / 2),
    y: Math.round(at.top + at.height / 2),
  };
}

/** A visitor of the site in one of the engines. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  /** Runs a self-contained function in the page. */
  run<Result, Arg = undefined>(
    inPage: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.page.evaluate(`(${inPage.toString()})(${JSON.stringify(arg)})`);
  }

  /** Opens a page and waits until scripts have hydrated it. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await expect
      .poll(() =>
        this.run(() => document.documentElement.hasAttribute("data-ready")),
      )
      .toBe(true);
  }

  async click(selector: string, words = ""): Promise<void> {
    let middle: { x: number; y: number } | null = null;
    await expect(async () => {
      middle = await this.run(middleOf, { selector, words });
      expect(middle, `${selector} ${words} shows`).not.toBeNull();
    }).toPass({ timeout: 30_000 });
    const { x, y } = middle ?? { x: 0, y: 0 };
    await this.page.click(x, y);
  }

  /** The texts of the visible elements. */
  words(selector: string): Promise<string[]> {
    return this.run(
      (within) =>
        [...document.querySelectorAll(within)]
          .filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          )
          .map((element) => (element as HTMLElement).innerText.trim()),
      selector,
    );
  }

  /** Waits until this many elements show. */
  async sees(selector: string, count: number): Promise<void> {
    await expect
      .poll(async () => (await this.words(selector)).length, selector)
      .toBe(count);
  }

  private async waitForText(selector: string, text: string, isThere: boolean) {
    await expect
      .poll(
        async () =>
          (await this.words(selector)).some((words) => words.includes(text)),
        text,
      )
      .toBe(isThere);
  }

  /** Waits until a text shows in an element that matches. */
  reads(selector: string, text: string): Promise<void> {
    return this.waitForText(selector, text, true);
  }

  /** Waits until a text no longer shows in the elements that match. */
  doesNotRead(selector: string, text: string): Promise<void> {
    return this.waitForText(selector, text, false);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname)).toBe(path);
  }

  /** The page's errors and warnings since it was loaded. */
  problems(): Promise<string[]> {
    return this.run(
      () => (window as unknown as { problems: string[] }).problems,
    );
  }
}
