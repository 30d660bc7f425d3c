import { form } from "../../content/pages/contact.json";
import site from "../../content/site.json";
import { ContactForm, empty, message } from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import { expect, holdRequests, test } from "../support/journey";

/** docs/product.md#contact-form */

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
  await expect(contactForm.form).toHaveAttribute(
    "action",
    `mailto:${site.email}`,
  );
  await expect(contactForm.button).toHaveText(form.submitLabel);
  const answer = mail.holdNext();
  const request = page.waitForRequest(
    (each) =>
      each.method() === "POST" && each.url().endsWith("/api/v1.0/email/send"),
  );
  await contactForm.send({ ...typed, name: ` ${typed.name}  ` });
  await expect(contactForm.button).toHaveText(form.sendingLabel);
  await expect(contactForm.button).toBeDisabled();
  for (const field of await contactForm.form.getByRole("textbox").all())
    await expect(field).not.toBeEditable();
  await expect(page.getByText(form.sendingToast)).toHaveCount(1);
  await contactForm.button.click({ force: true });
  expect((await request).postDataJSON()).toEqual({
    lib_version: "4.4.1",
    user_id: "local",
    service_id: "local",
    template_id: "local",
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
  expect(mail.messages()).toEqual([]);

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
  expect(mail.messages()).toEqual([]);
  await contactForm.send();
  await expect(contactForm.form.getByText(form.sentNote)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});

test("a failed message is logged, stays in the form and can be sent again @engines", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|message was not sent/);
  const contactForm = await ContactForm.open(page);
  mail.answerNext({ status: 429, text: "Too Many Requests" });
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
  ).toHaveText([site.email, site.phone]);
  await expectAccessible(page);

  await contactForm.send();
  await expect(page.getByText(form.sentToast)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});

test("without a connection the form says that nothing was sent, and keeps the message", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|message was not sent/);
  const contactForm = await ContactForm.open(page);
  await page.waitForLoadState("networkidle");
  // The mail stand-in answers without a connection, too.
  await page.route("**/email/send", (route) =>
    route.abort("internetdisconnected"),
  );
  await context.setOffline(true);
  await contactForm.send(message);
  await expect(page.getByText(form.failedToast)).toBeVisible();
  await expect(contactForm.form.getByRole("status")).toContainText(
    form.alternativeText,
  );
  await contactForm.expectValues(message);
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
  expect(mail.messages()).toHaveLength(1);
});

test("the mail library is loaded on the contact page alone, before the form is used", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      // A page that is left has no bodies any more.
      scripts.push(response.text().catch(() => ""));
  });
  const hasLibrary = async () =>
    (await Promise.all(scripts)).some((it) => it.includes("api.emailjs.com"));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await hasLibrary()).toBe(false);
  await ContactForm.open(page);
  await expect.poll(hasLibrary).toBe(true);
});
