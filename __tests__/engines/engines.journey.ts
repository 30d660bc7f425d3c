import articlePage from "../../content/pages/article.json";
import cohort from "../../content/pages/cohort.json";
import contactPage from "../../content/pages/contact.json";
import services from "../../content/pages/services.json";
import gallery from "../../content/shared/gallery.json";
import labels from "../../content/shared/interface.json";
import site from "../../content/site.json";
import { screens } from "../support/pages";
import { expect, test } from "./engine";

const article =
  screens.find(({ path }) => path.startsWith("/article/"))?.path ?? "";
const otherPages = screens.filter(({ path }) =>
  site.navigation.some(({ to }) => to === path && to !== "/"),
);
const [otherPage = ""] = otherPages.map(({ path }) => path);
const toasts = `[aria-label="${labels.notifications}"]`;
const tab = "[role=tab]";

/** Scrolls a page to its end and returns its faults. Runs in the page. */
async function faultsOfPage(): Promise<string[]> {
  const { documentElement: root } = document;
  for (let top = 0; top < root.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: "instant" });
    // Entrance animations start some frames after a part comes into view.
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: "instant" });
  // The cohort hero fades out on scroll; it is opaque again one frame after scrolling back.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const families = [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', ""));
  const isMissing = (element: HTMLElement) => {
    if (!element.checkVisibility()) return false;
    if (!element.checkVisibility({ opacityProperty: true })) return true;
    const { left, width } = element.getBoundingClientRect();
    const isInWindow = width > 0 && left < innerWidth;
    return (
      element instanceof HTMLImageElement &&
      isInWindow &&
      element.naturalWidth === 0
    );
  };
  const shown = "main :is(h1, h2, h3, p, img)";
  return [
    ...(root.scrollWidth > root.clientWidth ? ["too wide"] : []),
    ...["Eczar", "Figtree"]
      .filter((family) => !families.includes(family))
      .map((family) => `${family} is not loaded`),
    ...[...document.querySelectorAll<HTMLElement>(shown)]
      .filter(isMissing)
      .map((element) => `missing: ${element.outerHTML.slice(0, 100)}`),
  ];
}

for (const { path } of screens)
  test(`${path} shows all its parts`, async ({ visitor }) => {
    await visitor.open(path);
    await expect.poll(() => visitor.run(faultsOfPage)).toEqual([]);
  });

test("menu: opens, closes with Escape, and opens a page", async ({
  visitor,
}) => {
  const link = `:is(dialog, [popover], header) a[href="${otherPage}"]`;
  // WebKitGTK's window cannot be narrower than 450 px, which still shows the mobile menu.
  await visitor.page.resize(390, 844);
  await visitor.open("/");
  await visitor.click("button", labels.openMenu);
  await visitor.sees(link, 1);
  await visitor.page.press("Escape");
  await visitor.sees(link, 0);
  await visitor.click("button", labels.openMenu);
  await visitor.click(link);
  await visitor.isAt(otherPage);
  await visitor.sees(link, 0);
});

test("carousel: moves in both directions", async ({ visitor }) => {
  await visitor.open("/");
  const carousel = `[aria-roledescription="${labels.carousel}"]`;
  const inView = () =>
    visitor.run(
      (slides) =>
        [...document.querySelectorAll(slides)]
          .filter((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            const isShown = slide.checkVisibility({ visibilityProperty: true });
            return isShown && left >= 0 && right <= innerWidth;
          })
          .map((slide) => slide.ariaLabel),
      `${carousel} [role=group]`,
    );
  const first = await inView();
  await visitor.click(`${carousel} button`, labels.next);
  await expect.poll(inView).toContain(first[1]);
  await expect.poll(inView).not.toContain(first[0]);
  await visitor.click(`${carousel} button`, labels.previous);
  await expect.poll(inView).toEqual(first);
});

test("strip: moves until it is paused", async ({ visitor }) => {
  await visitor.open("/about");
  const place = () =>
    visitor.run(() => {
      const strip = document.querySelector("[role=group][tabindex='0']");
      strip?.scrollIntoView({ block: "center", behavior: "instant" });
      return strip?.scrollLeft;
    });
  await expect.poll(place).toBeGreaterThan(100);
  await visitor.click("button", labels.pause);
  await visitor.sees("button[aria-pressed=true]", 1);
});

test("gallery: opens at full size, and closes with Escape", async ({
  visitor,
}) => {
  const picture = `dialog[open] img[alt="${gallery.pictures[0]?.alt ?? ""}"]`;
  await visitor.open("/about");
  await visitor.click("button", gallery.fullSizeLabel);
  await visitor.sees(picture, 1);
  await visitor.page.press("Escape");
  await visitor.sees(picture, 0);
});

test("tabs: by mouse and by keyboard", async ({ visitor }) => {
  const selected = `${tab}[aria-selected=true]`;
  await visitor.open("/news-articles");
  const [, second = "", third = "", ...more] = await visitor.words(tab);
  await visitor.click(tab, second);
  await expect.poll(() => visitor.words(selected)).toEqual([second]);
  await visitor.page.press("ArrowRight");
  await expect.poll(() => visitor.words(selected)).toEqual([third]);
  await visitor.page.press("End");
  await expect
    .poll(() => visitor.words(selected))
    .toEqual([more.at(-1) ?? third]);
  await visitor.sees("[role=tabpanel]", 1);
});

test("accordion: by mouse and by keyboard", async ({ visitor }) => {
  const [, second = { question: "", answer: "" }] = cohort.faqs.items;
  test.skip(!second.question, "The page has one question.");
  await visitor.open("/cohort");
  await visitor.doesNotRead("main", second.answer);
  await visitor.click("summary, button", second.question);
  await visitor.reads("main", second.answer);
  await visitor.page.press("Enter");
  await visitor.doesNotRead("main", second.answer);
});

test("load more: shows the rest of a list", async ({ visitor }) => {
  const { toggle, services: all } = services.extended;
  const last = all.at(-1)?.title ?? "";
  test.skip(all.length <= toggle.initialCount, "The list is short.");
  await visitor.open("/services");
  await visitor.doesNotRead("main", last);
  await visitor.click("button", toggle.moreLabel);
  await visitor.reads("main", last);
});

test("search: finds a page, and closes with Escape", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click("button", labels.search.open);
  await visitor.click("dialog[open] input");
  await visitor.page.type(contactPage.hero.title);
  await visitor.reads("dialog[open] li", contactPage.hero.title);
  await visitor.page.press("Escape");
  await visitor.sees("dialog[open]", 0);
});

test("contact form: empty, failed and sent", async ({ visitor, allowed }) => {
  allowed.push(/not sent|not loaded/);
  const { form } = contactPage;
  const send = () => visitor.click("main form button", form.submitLabel);
  await visitor.open("/contact");
  await send();
  await expect
    .poll(() =>
      visitor.run(() => document.activeElement?.matches("input:invalid")),
    )
    .toBe(true);
  for (const [label, text] of [
    [form.nameLabel, "Asha Rao"],
    [form.emailLabel, "asha@example.com"],
    [form.messageLabel, "We sell in two states and want to sell in five."],
  ] as const) {
    await visitor.click("main form label", label);
    await visitor.page.type(text);
  }
  await send();
  await visitor.reads(toasts, form.failedToast);
  await send();
  await visitor.reads(toasts, form.sentToast);
});

test("sharing: copies the address and confirms it", async ({ visitor }) => {
  const copy = articlePage.share.find(({ kind }) => kind === "copy");
  test.skip(!article || !copy, "No article has a button that copies.");
  await visitor.open(article);
  await visitor.click("main button", copy?.label);
  await visitor.sees(`${toasts} button`, 1);
  await visitor.click(`${toasts} button`);
  await visitor.sees(`${toasts} button`, 0);
});

test("navigation: each page has its title and shows its top; Back returns", async ({
  visitor,
}) => {
  await visitor.open("/cohort");
  for (const { path, title, heading } of otherPages) {
    await visitor.run(() => scrollTo(0, document.body.scrollHeight));
    await visitor.click(`header nav a[href="${path}"]`);
    await expect.poll(() => visitor.run(() => document.title)).toContain(title);
    await visitor.reads("h1", heading);
    await expect.poll(() => visitor.run(() => scrollY)).toBe(0);
  }
  await visitor.page.back();
  await visitor.isAt(otherPages.at(-2)?.path ?? "");
});
