import gallery from "../../content/shared/gallery.json";
import labels from "../../content/shared/interface.json";
import contactPage from "../../content/pages/contact.json";
import articlePage from "../../content/pages/article.json";
import cohort from "../../content/pages/cohort.json";
import services from "../../content/pages/services.json";
import site from "../../content/site.json";
import { profilesFit } from "../../src/site/layout/profilesFit";
import { messageFrom } from "../support/contactForm";
import { expect, test } from "../support/engines/engine";
import type { Visitor } from "../support/engines/Visitor";
import { faultsOfPage, scrollThrough } from "../support/engines/wholePage";
import { MailStandIn } from "../support/mailStandIn";
import { screens } from "../support/screens";

const dialog = "dialog[open]";
const menu = "nav:popover-open";
const labelled = (label: string) => `button[aria-label="${label}"]`;
const toasts = `section[aria-label="${labels.notifications}"]`;
const article =
  screens.find(({ path }) => path.startsWith("/article/"))?.path ?? "";
const otherPages = screens.filter(({ path }) =>
  site.navigation.some(({ to }) => to === path && to !== "/"),
);
const [otherPage = ""] = otherPages.map(({ path }) => path);

const hasPath = (visitor: Visitor, path: string) =>
  expect.poll(() => visitor.run(() => location.pathname)).toBe(path);
const hasWords = (visitor: Visitor, selector: string, ...words: string[]) =>
  expect.poll(() => visitor.words(selector), selector).toEqual(words);
const toastSays = (visitor: Visitor, text: string) =>
  expect
    .poll(async () => (await visitor.words(toasts)).join(" "))
    .toContain(text);

test("menu: opens, closes with Escape, and leads to a page", async ({
  visitor,
}) => {
  await visitor.page.resize(390, 844);
  await visitor.open("/");
  await visitor.click(labelled(labels.openMenu));
  await visitor.sees(menu);
  await visitor.page.press("Escape");
  await visitor.sees(menu, 0);
  await visitor.click(labelled(labels.openMenu));
  await visitor.click(`${menu} a[href="${otherPage}"]`);
  await hasPath(visitor, otherPage);
  await visitor.sees(menu, 0);
});

test("tooltip: shows what a profile is called, until Escape", async ({
  visitor,
}) => {
  test.skip(!profilesFit(site), "The header shows no profiles.");
  await visitor.open("/contact");
  const link = `header [aria-label="${labels.socialNavigation}"] a`;
  const opacity = () => visitor.opacityOf(`${link} > span`);
  expect(await opacity()).toBe("0");
  await visitor.pointAt(link);
  await expect.poll(opacity).toBe("1");
  await visitor.page.press("Escape");
  await expect.poll(opacity).toBe("0");
});

test("carousel: turns in both directions", async ({ visitor }) => {
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
  await visitor.pointAt(carousel);
  const first = await inView();
  await visitor.click(`${carousel} ${labelled(labels.next)}`);
  await expect.poll(inView).toContain(first[1]);
  await expect.poll(inView).not.toContain(first[0]);
  await visitor.click(`${carousel} ${labelled(labels.previous)}`);
  await expect.poll(inView).toEqual(first);
});

test("strip: moves by itself until it is paused", async ({ visitor }) => {
  await visitor.open("/about");
  const row = "[role=group][tabindex='0']";
  const place = () =>
    visitor.run((at) => document.querySelector(at)?.scrollLeft, row);
  const pause = `button[aria-label^="${labels.pause} "]`;
  await visitor.pointAt("h1");
  await visitor.run(
    (at) => document.querySelector(at)?.scrollIntoView({ block: "center" }),
    row,
  );
  await expect.poll(place).toBeGreaterThan(100);
  const strips = (await visitor.words(pause)).length;
  await visitor.click(pause);
  await visitor.sees(pause, strips - 1);
});

test("gallery: turns, and opens at full size with arrows and Escape", async ({
  visitor,
}) => {
  await visitor.open("/about");
  // Its code comes when it is near.
  await visitor.pointAt("#gallery");
  await visitor.click(labelled(gallery.nextLabel));
  await expect
    .poll(() => visitor.words("main [aria-live]"))
    .toContain(`2 ${labels.of} ${gallery.pictures.length}`);
  await visitor.click("button", gallery.fullSizeLabel);
  const shown = () =>
    visitor.run(
      (pictures) =>
        [...document.querySelectorAll<HTMLImageElement>(pictures)]
          .filter(({ naturalWidth }) => naturalWidth > 0)
          .map(({ alt }) => alt)
          .join(),
      `${dialog} img`,
    );
  await expect.poll(shown).toBe(gallery.pictures[1]?.alt);
  await visitor.page.press("ArrowRight");
  await expect.poll(shown).toBe(gallery.pictures[2]?.alt);
  await visitor.page.press("Escape");
  await visitor.sees(dialog, 0);
  await visitor.hasFocusOn("button");
});

test("tabs: by mouse and by keyboard", async ({ visitor }) => {
  await visitor.open("/news-articles");
  const tabs = await visitor.words("[role=tab]");
  const [, second = "", third = ""] = tabs;
  const selected = "[role=tab][aria-selected=true]";
  await visitor.click("[role=tab]", second);
  await hasWords(visitor, selected, second);
  await visitor.page.press("ArrowRight");
  await hasWords(visitor, selected, third);
  await visitor.page.press("End");
  await hasWords(visitor, selected, tabs.at(-1) ?? "");
  await visitor.sees("[role=tabpanel]");
});

test("accordion: by mouse and by keyboard", async ({ visitor }) => {
  test.skip(cohort.faqs.items.length < 2, "The page has one question.");
  await visitor.open("/cohort");
  const questions = "main details > summary";
  const open = "main details[open] > summary";
  const [first = "", second = ""] = await visitor.words(questions);
  await hasWords(visitor, open, first);
  await visitor.click(questions, second);
  await hasWords(visitor, open, second);
  await visitor.page.press("Enter");
  await hasWords(visitor, open);
});

test("load more: shows the rest of a list", async ({ visitor }) => {
  test.skip(
    services.extended.services.length <= services.extended.toggle.initialCount,
    "The list shows all its entries at once.",
  );
  await visitor.open("/services");
  const folded = "[data-folded] li";
  const all = services.extended.services.length;
  expect((await visitor.words(folded)).length).toBeLessThan(all);
  await visitor.click("button", services.extended.toggle.moreLabel);
  await visitor.sees(folded, 0);
});

test("search: opens by key, walks the results, and Escape closes it at once", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.page.press("/");
  const field = `${dialog} input[type=search]`;
  await visitor.hasFocusOn(field);
  await visitor.page.type(contactPage.hero.title);
  await expect.poll(() => visitor.words(`${dialog} ol a`)).not.toHaveLength(0);
  await visitor.page.press("ArrowDown");
  await visitor.hasFocusOn(`${dialog} ol a`);
  await visitor.page.press("ArrowUp");
  await visitor.hasFocusOn(field);
  await visitor.page.press("Escape");
  await visitor.sees(dialog, 0);
  await visitor.click(labelled(labels.search.open));
  await visitor.hasFocusOn(field);
});

test("contact form: empty, failed and sent", async ({
  visitor,
  allowed,
  request,
}, { testId }) => {
  allowed.push(/The contact form's message was not sent/);
  const { form } = contactPage;
  const mail = new MailStandIn(request, testId);
  await visitor.open("/contact");
  const send = () => visitor.click("main form button", form.submitLabel);
  await send();
  await visitor.hasFocusOn("main form :invalid");

  await mail.answerNext({ status: 500, text: "Internal Server Error" });
  const fields = await visitor.run(() =>
    [...document.querySelectorAll("main form :is(input, textarea)")]
      .filter((field) => field.checkVisibility())
      .map(({ id }) => id)
      .filter((id) => id !== ""),
  );
  const typed = Object.values(messageFrom(mail.address));
  for (const [index, id] of fields.entries())
    await visitor.fill(`[id="${id}"]`, typed[index] ?? "");
  await send();
  await toastSays(visitor, form.failedToast);
  await visitor.sees("main form a[href^='mailto:']");
  await send();
  await toastSays(visitor, form.sentToast);
  expect(await mail.messages()).toHaveLength(1);
});

test("newsletter: refuses what is no address", async ({ visitor }) => {
  await visitor.open("/news-articles");
  const field = "main form input[type=email]";
  await visitor.fill(field, "asha@");
  await visitor.page.press("Enter");
  await visitor.hasFocusOn(`${field}:invalid`);
  await visitor.sees(`${toasts} p`, 0);
});

test("sharing: copies the address and says so, and a toast goes away when it is closed", async ({
  visitor,
}) => {
  test.skip(
    !article || !articlePage.share.some(({ kind }) => kind === "copy"),
    "No article has a button that copies.",
  );
  await visitor.open(article);
  await visitor.click("main [role=group] button");
  const closing = `${toasts} ${labelled(labels.close)}`;
  await visitor.sees(closing);
  await visitor.page.press("t", "Alt");
  await visitor.hasFocusOn(toasts);
  await visitor.click(closing);
  await visitor.sees(closing, 0);
});

test("navigation: each page has its title and shows its top, without loading a document", async ({
  visitor,
}) => {
  await visitor.open("/cohort");
  const start = visitor.site.requests.length;
  for (const { path, title, heading } of otherPages) {
    await visitor.run(() => scrollTo(0, document.body.scrollHeight));
    await visitor.click(`header nav a[href="${path}"]`);
    await expect.poll(() => visitor.run(() => document.title)).toContain(title);
    await hasWords(visitor, "h1", heading);
    await expect.poll(() => visitor.run(() => scrollY)).toBe(0);
  }
  const documents = visitor.site.requests
    .slice(start)
    .filter((url) => !/\.\w+(\?|$)/.test(url));
  expect(documents).toEqual([]);
});

test("Back: leads to where the visitor was, with everything there", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.run(scrollThrough, 10_000);
  await visitor.run(() => scrollTo({ top: 1500, behavior: "instant" }));
  await visitor.click(`header nav a[href="${otherPage}"]`);
  await hasPath(visitor, otherPage);
  await visitor.page.goBack();
  await hasPath(visitor, "/");
  await expect.poll(() => visitor.run(() => scrollY)).toBeGreaterThan(1000);
  await visitor.run(scrollThrough, 10_000);
  expect(await visitor.run(faultsOfPage)).toEqual([]);
});
