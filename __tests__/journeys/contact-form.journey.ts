import contact from "../../content/pages/contact.json";
import site from "../../content/site.json";
import {
  ContactForm,
  empty,
  failedText,
  messageFrom,
  sentText,
} from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink } from "../support/pages";
import { holdRequests, expect, test } from "../support/journey";

const { form } = contact;
const mailto = `mailto:${site.email}`;
const sendRequest = /\/api\/v1\.0\/email\/send$/;

test("idle, sending, idle: the payload is sent once, the fields are cleared and the form stays", async ({
  page,
  context,
  mail,
}) => {
  const typed = {
    ...messageFrom(mail.address),
    Name: "<script>alert(1)</script>",
    Message: "שלום, we sell in two states.\n\nAnd want to sell in five 🚀",
  };
  const contactForm = new ContactForm(page);
  await contactForm.open();
  await expect(contactForm.form).toHaveAttribute("action", mailto);
  await expect(contactForm.button).toHaveText(form.submitLabel);
  mail.answerNext({ delayMs: 1500 });
  await contactForm.fill(typed);
  const request = page.waitForRequest(
    (each) => each.method() === "POST" && sendRequest.test(each.url()),
  );
  await contactForm.send();
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  await expect(contactForm.button).toBeDisabled();
  await expect(page.getByText(form.sendingToast)).toHaveCount(1);
  await contactForm.form.evaluate((element: HTMLFormElement) =>
    element.requestSubmit(),
  );
  expect((await request).postDataJSON()).toEqual({
    lib_version: "4.4.1",
    user_id: "local-public-key",
    service_id: "local-service",
    template_id: "local-template",
    template_params: {
      from_name: typed.Name,
      from_email: typed.Email,
      phone: typed.Phone,
      message: typed.Message,
    },
  });

  await expect(page.getByText(sentText)).toHaveCount(1);
  await expect(page.getByText(form.sendingToast)).toHaveCount(0);
  await contactForm.holds(empty);
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

  await contactForm.fill(messageFrom(mail.address));
  await contactForm.send();
  await expect(contactForm.form.getByText(form.sentNote)).toBeVisible();
  await expect.poll(() => mail.messages()).toHaveLength(2);
});

test("the browser refuses what is missing, blank or no address, and sends nothing", async ({
  page,
  mail,
}) => {
  const contactForm = new ContactForm(page);
  const typed = messageFrom(mail.address);
  await contactForm.open();
  for (const [label, text] of [
    ["Name", ""],
    ["Email", "asha"],
    ["Message", "  \n "],
    ["Name", "   "],
  ] as const) {
    await contactForm.fill({ ...typed, [label]: text });
    await contactForm.send();
    await expect(contactForm.field(label)).toBeFocused();
    await expect(contactForm.field(label)).toHaveJSProperty(
      "validity.valid",
      false,
    );
  }
  expect(mail.messages()).toEqual([]);

  await contactForm.fill({ ...typed, Phone: "" });
  await contactForm.field("Name").press("Enter");
  await expect(page.getByText(sentText)).toBeVisible();
});

test("a failed message stays in the form, is logged, and can be sent again at once", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|message was not sent/);
  const contactForm = new ContactForm(page);
  const typed = messageFrom(mail.address);
  await contactForm.open();
  mail.answerNext({ status: 429, text: "Too Many Requests" });
  await contactForm.fill(typed);
  const logged = page.waitForEvent("console", (message) =>
    /message was not sent/.test(message.text()),
  );
  await contactForm.send();
  await expect(page.getByText(failedText)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveText(failedText);
  const [, details] = (await logged).args();
  expect(await details?.jsonValue()).toEqual({
    status: 429,
    text: "Too Many Requests",
  });
  await contactForm.holds(typed);
  await expect(
    contactForm.form.getByRole("link", { name: site.email }),
  ).toHaveAttribute("href", mailto);
  await expectAccessible(page);

  await contactForm.send();
  await expect(page.getByText(sentText)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});

test("what was typed survives a reload and a way out of the page", async ({
  page,
  mail,
}) => {
  const contactForm = new ContactForm(page);
  const typed = messageFrom(mail.address);
  await contactForm.open();
  await contactForm.fill(typed);
  await page.reload();
  await contactForm.holds(typed);
  const away = headerLink("/contact");
  await page
    .getByRole("link", { name: away.name, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(away.path);
  await page.goBack();
  await contactForm.holds(typed);
});

test("what is sent before the scripts run is sent when they do", async ({
  page,
  mail,
}) => {
  const contactForm = new ContactForm(page);
  const release = await holdRequests(page, "**/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await contactForm.send();
  await expect(contactForm.field("Name")).toBeFocused();
  await contactForm.fill(messageFrom(mail.address));
  await contactForm.send();
  release();
  await expect(page.getByText(sentText)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});

test("nothing that sending needs is loaded before the form has the focus", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text());
  });
  const loads = async (text: string) =>
    (await Promise.all(scripts)).some((script) => script.includes(text));
  const contactForm = new ContactForm(page);
  await contactForm.open();
  await page.waitForLoadState("networkidle");
  expect(await loads("notistack-")).toBe(false);
  expect(await loads("api.emailjs.com")).toBe(false);
  await contactForm.field("Name").focus();
  await expect.poll(() => loads("notistack-")).toBe(true);
  await expect.poll(() => loads("api.emailjs.com")).toBe(true);
});
