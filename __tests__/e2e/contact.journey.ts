import type { Locator, Page } from "@playwright/test";
import { form } from "../../content/pages/contact.json";
import { newsletter } from "../../content/pages/news-articles.json";
import site from "../../content/site.json";
import { labels } from "../../src/site/labels";
import { expectAccessible } from "../support/expectAccessible";
import { expect, holdRequests, test as base } from "../support/journey";
import { hubPath } from "../support/pages";

const mailService = "**/api/v1.0/email/send";

/** With the messages that a mail service in the browser has accepted. */
const test = base.extend<{ mail: readonly unknown[] }>({
  mail: async ({ context }, provide) => {
    const accepted: unknown[] = [];
    await context.route(mailService, (route) => {
      accepted.push(route.request().postDataJSON());
      return route.fulfill({ body: "OK" });
    });
    await provide(accepted);
  },
});

const fields = ["name", "email", "phone", "message"] as const;

type Field = (typeof fields)[number];

/** Texts to type, by field. */
type Typed = Record<Field, string>;

const message: Typed = {
  name: "Asha Rao",
  email: "visitor@example.com",
  phone: "+91 98450 00000",
  message: "We sell in two states and want to sell in five.",
};

/** The contact form of a page. */
class ContactForm {
  readonly form: Locator;
  readonly button: Locator;

  private constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: form.name, exact: true });
    this.button = this.form.getByRole("button");
  }

  /** Opens the form's page. */
  static async open(
    page: Page,
    options?: Parameters<Page["goto"]>[1],
  ): Promise<ContactForm> {
    await page.goto("/contact", options);
    return new ContactForm(page);
  }

  field(name: Field): Locator {
    return this.page.getByLabel(form[`${name}Label`]);
  }

  async fill(typed: Typed): Promise<void> {
    for (const name of fields) await this.field(name).fill(typed[name]);
  }

  /** Sends what the fields have, or other texts. */
  async send(typed?: Typed): Promise<void> {
    if (typed) await this.fill(typed);
    await this.button.click();
  }

  async expectValues(typed: Typed): Promise<void> {
    for (const name of fields)
      await expect(this.field(name)).toHaveValue(typed[name]);
  }
}

const region = (page: Page): Locator =>
  page.getByRole("region", { name: labels.notifications });

/** docs/product.md#contact-form */

test("idle, sending, idle: the payload is sent once and the fields are cleared; the answer comes in the place of the loading toast, and hover and focus stop its time", async ({
  page,
  context,
  mail,
}) => {
  const typed = {
    ...message,
    name: "<script>alert(1)</script>",
    message: "שלום, we sell in two states.\n\nAnd want to sell in five 🚀",
  };
  const contactForm = await ContactForm.open(page);
  await expect(contactForm.form).toHaveAttribute(
    "action",
    `mailto:${site.email}`,
  );
  await expect(contactForm.button).toHaveText(form.submitLabel);
  const answer = await holdRequests(page, mailService);
  const request = page.waitForRequest(mailService);
  await contactForm.send({ ...typed, name: ` ${typed.name}  ` });
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  await expect(contactForm.button).toBeDisabled();
  for (const field of await contactForm.form.getByRole("textbox").all())
    await expect(field).not.toBeEditable();
  const toast = (text: string) =>
    region(page).locator("[data-plane]").filter({ hasText: text });
  await expect(toast(form.sendingToast)).toBeInViewport();
  const place = await toast(form.sendingToast).boundingBox();
  await contactForm.button.click({ force: true });
  expect((await request).postDataJSON()).toMatchObject({
    template_params: {
      from_name: typed.name,
      from_email: typed.email,
      phone: typed.phone,
      message: typed.message,
    },
  });
  answer();

  await toast(form.sentToast).hover();
  expect(await toast(form.sentToast).boundingBox()).toEqual(place);
  await expect(toast(form.sendingToast)).toHaveCount(0);
  await contactForm.expectValues({
    name: "",
    email: "",
    phone: "",
    message: "",
  });
  await expect(contactForm.button).toHaveText(form.submitLabel);
  await expect(contactForm.button).toBeEnabled();
  await expect(contactForm.button).toBeFocused();
  await expect(page.getByText(form.sentNote)).toBeVisible();
  await expectAccessible(page);
  expect(mail).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);

  const clock = () =>
    toast(form.sentToast).evaluate((shown) =>
      shown.getAnimations().map(({ playState }) => playState),
    );
  expect(await clock()).toEqual(["paused"]);
  await page.mouse.move(0, 0);
  expect(await clock()).toEqual(["running"]);
  await page.keyboard.press("Alt+t");
  expect(await clock()).toEqual(["paused"]);
  await contactForm.fill(message);
  await expect(contactForm.form.getByRole("status")).toBeEmpty();
});

test("missing, blank and invalid values are rejected and not sent @engines", async ({
  page,
  mail,
}) => {
  const contactForm = await ContactForm.open(page);
  for (const [label, text] of [
    ["name", ""],
    ["email", "asha"],
    ["message", "  \n "],
    ["name", "   "],
  ] as const) {
    await contactForm.send({ ...message, [label]: text });
    await expect(contactForm.field(label)).toBeFocused();
    await expect(contactForm.field(label)).toHaveJSProperty(
      "validity.valid",
      false,
    );
  }
  expect(mail).toEqual([]);

  await contactForm.fill({ ...message, phone: "" });
  await contactForm.field("name").press("Enter");
  await expect(page.getByText(form.sentToast)).toBeVisible();
});

test("a robot that fills in every field sends nothing; a second press of the same text sends it", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/message was not sent/);
  const contactForm = await ContactForm.open(page);
  await expect(contactForm.form.getByRole("textbox")).toHaveCount(4);
  await contactForm.fill(message);
  await contactForm.form
    .locator("[hidden] input")
    .evaluate((input: HTMLInputElement) => {
      input.value = "https://example.com";
    });
  await contactForm.send();
  await expect(contactForm.form.getByRole("status")).toContainText(site.email);
  expect(mail).toEqual([]);
  await contactForm.send();
  await expect(contactForm.form.getByText(form.sentNote)).toBeVisible();
  expect(mail).toHaveLength(1);
});

test("a failed message is logged, stays in the form and can be sent again @engines", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|message was not sent/);
  const contactForm = await ContactForm.open(page);
  await page.route(
    mailService,
    (route) => route.fulfill({ status: 429, body: "Too Many Requests" }),
    { times: 1 },
  );
  const logged = page.waitForEvent("console", (entry) =>
    /message was not sent/.test(entry.text()),
  );
  await contactForm.send(message);
  await expect(page.getByText(form.failedToast)).toHaveCount(1);
  const [, details] = (await logged).args();
  expect(await details?.jsonValue()).toEqual({
    status: 429,
    text: "Too Many Requests",
  });
  await contactForm.expectValues(message);
  await expect(
    contactForm.form.getByRole("status").getByRole("link"),
  ).toHaveText([site.phone, site.email]);
  await expectAccessible(page);

  await contactForm.send();
  await expect(page.getByText(form.sentToast)).toBeVisible();
  expect(mail).toHaveLength(1);
});

test("a message submitted before the scripts have loaded is sent once they have", async ({
  page,
  mail,
}) => {
  const release = await holdRequests(page, "**/*.js");
  const contactForm = await ContactForm.open(page, { waitUntil: "commit" });
  await contactForm.send(message);
  release();
  await expect(page.getByText(form.sentToast)).toBeVisible();
  expect(mail).toHaveLength(1);
});

/** docs/product.md#toasts */

test("at 400 % zoom a toast does not cover what has the focus", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const contact = await ContactForm.open(page);
  await contact.send(message);
  const toast = region(page).getByText(form.sentToast);
  await toast.hover();
  expect(mail).toHaveLength(1);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() =>
        page.evaluate((name) => {
          const toasts = document.querySelector(`[aria-label="${name}"]`);
          const focused = document.activeElement;
          if (!toasts || !focused || toasts.contains(focused)) return true;
          const { top, height } = focused.getBoundingClientRect();
          const room = toasts.getBoundingClientRect().top;
          // What is higher than the room begins in it.
          return top < room && (top + height <= room || height > room - 40);
        }, labels.notifications),
      )
      .toBe(true);
  }
});

/** docs/product.md#newsletter */

test("Subscribe opens an e-mail in the visitor's mail program and sends nothing", async ({
  page,
  allowConsole,
}) => {
  // A browser without a mail program logs the address.
  allowConsole(/mailto:/);
  await page.goto(hubPath);
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posted.push(request.url());
  });
  // Playwright reports no navigation to another program; every Chromium does.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const opened = new Promise<string>((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)),
  );
  const input = page.getByRole("textbox", { name: newsletter.inputLabel });
  await input.fill("asha@example.com");
  await page.getByRole("button", { name: newsletter.submitLabel }).click();
  expect(decodeURIComponent(await opened)).toMatch(
    /^mailto:.*asha@example\.com/s,
  );
  await expect(input).toHaveValue("asha@example.com");
  expect(posted).toEqual([]);
});
