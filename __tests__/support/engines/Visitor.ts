import { expect } from "@playwright/test";
import { startChangedSite, type Change, type ChangedSite } from "./changedSite";
import type { EnginePage } from "./EnginePage";

/** Elements that match a selector and, where words are given, begin with them. */
interface Place {
  readonly selector: string;
  readonly words: string | undefined;
}

/** Where the middle of the first of them is in the window, once it has been brought there and rests. Runs in the page. */
async function middleOf({ selector, words = "" }: Place) {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.matches(":disabled") &&
      candidate.textContent.trim().startsWith(words),
  );
  // WebDriver makes undefined null.
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
  return {
    x: Math.round(at.left + at.width / 2),
    y: Math.round(at.top + at.height / 2),
  };
}

/** Somebody who uses the site in one of the engines. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    public site: ChangedSite,
  ) {}

  /** Runs a function that uses nothing from outside itself in the page. */
  run<Result, Arg = undefined>(
    inPage: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    return this.page.evaluate(`(${inPage.toString()})(${JSON.stringify(arg)})`);
  }

  /** From now on gets the site with a change. */
  async meets(change: Change): Promise<void> {
    this.site = await startChangedSite(change);
  }

  /** Asks for a page. */
  async goTo(path: string): Promise<void> {
    this.site.requests = [];
    await this.page.goto(this.site.origin + path);
  }

  /** Opens a page and waits until scripts have taken it over, or have given it up. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.answers();
  }

  async answers(): Promise<void> {
    const answers = this.run(async () => {
      const end = performance.now() + 15_000;
      const isReady = () =>
        document.querySelector("html:is([data-ready], :not(.js))") !== null;
      while (!isReady() && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return isReady();
    });
    expect(await answers, "the page answers").toBe(true);
  }

  private async find(selector: string, words?: string) {
    let middle: { x: number; y: number } | null = null;
    await expect(async () => {
      middle = await this.run(middleOf, { selector, words });
      expect(middle, `${selector} ${words ?? ""} shows`).not.toBeNull();
    }).toPass({ timeout: 15_000 });
    return middle ?? { x: 0, y: 0 };
  }

  async click(selector: string, words?: string): Promise<void> {
    const { x, y } = await this.find(selector, words);
    await this.page.click(x, y);
  }

  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.find(selector);
    await this.page.moveTo(x, y);
  }

  /** Clicks into a field and types. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.page.type(text);
  }

  /** Words of the elements that show. */
  words(selector: string): Promise<string[]> {
    return this.run(
      (within) =>
        [...document.querySelectorAll(within)]
          .filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          )
          .map((element) => element.textContent.trim()),
      selector,
    );
  }

  opacityOf(selector: string): Promise<string | null> {
    return this.run((wanted) => {
      const element = document.querySelector(wanted);
      return element && getComputedStyle(element).opacity;
    }, selector);
  }

  /** Waits until as many elements show as expected. */
  async sees(selector: string, count = 1): Promise<void> {
    await expect
      .poll(async () => (await this.words(selector)).length, selector)
      .toBe(count);
  }

  /** Waits until the element that has the focus matches. */
  async hasFocusOn(selector: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.run(
            (wanted) => document.activeElement?.matches(wanted) ?? false,
            selector,
          ),
        `focus on ${selector}`,
      )
      .toBe(true);
  }

  /** What the page complained about since it was loaded. */
  complaints(): Promise<string[]> {
    return this.run(() => window.complaints ?? ["nobody watches this page"]);
  }
}
