import type { Page } from "@playwright/test";
import site from "../../content/site.json";
import { ContactForm, empty, form, message } from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import {
  expect,
  headerLink,
  holdRequests,
  mainLink,
  test,
} from "../support/journey";
import { pathOf } from "../support/pages";

/** docs/product.md#contact-form */

const mailto = `mailto:${site.email}`;
const sendRequest = /\/api\/v1\.0\/email\/send$/;

/** Follows a link of the header. */
async function leave(page: Page): Promise<void> {
  const { name, path } = headerLink(pathOf("contact"));
  await mainLink(page, name).click();
  await expect(page).toHaveURL(path);
}

test("idle, sending, idle: the payload is sent once and the fields are cleared", async ({
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
  await expect(contactForm.form).toHaveAttribute("action", mailto);
  await expect(contactForm.button).toHaveText(form.submitLabel);
  const answer = mail.holdNext();
  await contactForm.fill({ ...typed, name: ` ${typed.name}  ` });
  const request = page.waitForRequest(
    (each) => each.method() === "POST" && sendRequest.test(each.url()),
  );
  await contactForm.send();
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  await expect(contactForm.button).toBeDisabled();
  for (const field of await contactForm.form.getByRole("textbox").all())
    await expect(field).not.toBeEditable();
  await expect(page.getByText(form.sendingToast)).toHaveCount(1);
  await contactForm.form.evaluate((element: HTMLFormElement) =>
    element.requestSubmit(),
  );
  // As with a second press, which is given to what contains the disabled button.
  await contactForm.button.click({ force: true });
  expect((await request).postDataJSON()).toEqual({
    lib_version: "4.4.1",
    user_id: "local-public-key",
    service_id: "local-service",
    template_id: "local-template",
    template_params: {
      from_name: typed.name,
      from_email: typed.email,
      phone: typed.phone,
      message: typed.message,
    },
  });
  answer();

  await expect(page.getByText(form.sentToast)).toHaveCount(1);
  await expect(page.getByText(form.sendingToast)).toHaveCount(0);
  await contactForm.expectValues(empty);
  await expect(contactForm.button).toHaveText(form.submitLabel);
  await expect(contactForm.button).toBeEnabled();
  await expect(contactForm.button).toBeFocused();
  await expect(page.getByText(form.sentNote)).toBeVisible();
  await expectAccessible(page);
  expect(mail.messages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage })),
  ).not.toContain("two states");

  await contactForm.fill(message);
  await expect(contactForm.form.getByRole("status")).toBeEmpty();
  await contactForm.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(contactForm.form.getByText(form.sentNote)).toBeVisible();
  expect(mail.messages()).toHaveLength(2);
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
  expect(mail.messages()).toEqual([]);

  await contactForm.fill({ ...message, phone: "" });
  await contactForm.field("name").press("Enter");
  await expect(page.getByText(form.sentToast)).toBeVisible();
});

test("a robot that fills in every field sends nothing; people do not meet its field", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/message was not sent/);
  const contactForm = await ContactForm.open(page);
  await expect(contactForm.form.getByRole("textbox")).toHaveCount(4);
  await contactForm.fill(message);
  const trap = contactForm.form.locator("[hidden] input");
  await expect(trap).toHaveCount(1);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://example.com";
  });
  await contactForm.send();
  await expect(contactForm.form.getByRole("status")).toContainText(site.email);
  expect(mail.messages()).toEqual([]);
});

test("a failed message is logged, stays in the form and can be sent again @engines", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|message was not sent/);
  const contactForm = await ContactForm.open(page);
  mail.answerNext({ status: 429, text: "Too Many Requests" });
  await contactForm.fill(message);
  const logged = page.waitForEvent("console", (entry) =>
    /message was not sent/.test(entry.text()),
  );
  await contactForm.send();
  await expect(page.getByText(form.failedToast)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveText(form.failedToast);
  const [, details] = (await logged).args();
  expect(await details?.jsonValue()).toEqual({
    status: 429,
    text: "Too Many Requests",
  });
  await contactForm.expectValues(message);
  await expect(
    contactForm.form.getByRole("status").getByRole("link"),
  ).toHaveText([site.email, site.phone]);
  await expectAccessible(page);

  await contactForm.send();
  await expect(page.getByText(form.sentToast)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});

test("a message on its way stays so when the visitor leaves the page and returns", async ({
  page,
  mail,
}) => {
  const contactForm = await ContactForm.open(page);
  const answer = mail.holdNext();
  await contactForm.send(message);
  await leave(page);
  await page.goBack();
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  answer();
  await contactForm.expectValues(empty);
  await expect(contactForm.button).toHaveText(form.submitLabel);
  expect(mail.messages()).toHaveLength(1);
});

test("a failure that comes while the visitor is on another page is found on the return, and closing meanwhile is asked about", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|message was not sent/);
  const contactForm = await ContactForm.open(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const answer = mail.holdNext({ status: 429 });
  await contactForm.send(message);
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await leave(page);
  answer();
  await expect(page.getByRole("alert")).toHaveText(form.failedToast);
  await page.goBack();
  await expect(contactForm.form.getByRole("status")).toContainText(
    form.alternativeText,
  );
  await contactForm.expectValues(message);
  await page.reload();
  expect(asked).toHaveLength(1);
});

test("typed text survives a reload and a visit to another page", async ({
  page,
}) => {
  const contactForm = await ContactForm.open(page);
  await contactForm.fill(message);
  await page.reload();
  await contactForm.expectValues(message);
  await leave(page);
  await page.goBack();
  await contactForm.expectValues(message);
});

for (const [held, scripts] of [
  ["all scripts", "**/*.js"],
  ["the page's lazy scripts", /\/\d+-[0-9a-f]+\.js$/],
] as const)
  test(`a message submitted before ${held} have loaded is sent once they have`, async ({
    page,
    mail,
  }) => {
    const release = await holdRequests(page, scripts);
    const contactForm = await ContactForm.open(page, { waitUntil: "commit" });
    await contactForm.send();
    await expect(contactForm.field("name")).toBeFocused();
    await contactForm.send(message);
    release();
    await expect(page.getByText(form.sentToast)).toBeVisible();
    expect(mail.messages()).toHaveLength(1);
  });

test("the mail library is initialised on the contact page alone, before the form is used; toasts load on focus", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text());
  });
  const loads = async (text: string) =>
    (await Promise.all(scripts)).some((script) => script.includes(text));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await loads("api.emailjs.com")).toBe(false);
  const contactForm = await ContactForm.open(page);
  await expect.poll(() => loads("api.emailjs.com")).toBe(true);
  expect(await loads("notistack-")).toBe(false);
  await contactForm.field("name").focus();
  await expect.poll(() => loads("notistack-")).toBe(true);
});
