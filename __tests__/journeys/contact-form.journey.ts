import {
  ContactForm,
  empty,
  failedText,
  messageFrom,
  sentText,
} from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink } from "../support/headerLinks";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { field, readContent } from "../support/readContent";
import { literally } from "../support/literally";
import { said } from "../support/said";

/** What the browser itself logs about an answer that is no success. */
const browserLog = /Failed to load resource|net::ERR/;
const mailto = `mailto:${said("site", "email")}`;
const ownLog = /The contact form's message was not sent/;

test.describe("contact form", () => {
  test("idle, then sending with the button disabled and labelled Sending..., then sent with the fields cleared and a confirmation that stays", async ({
    page,
    context,
    mail,
  }) => {
    const typed = {
      ...messageFrom(mail.address),
      Name: "<script>alert(1)</script>",
      Message: "שלום, we sell in two states.\n\nAnd want to sell in five 🚀",
    };
    const contact = new ContactForm(page);
    await contact.open();
    await mail.answerNext({ delayMs: 2500 });
    await contact.fill(typed);
    await contact.send();
    await expect(contact.button).toHaveText(
      said("pages/contact", "form.sendingLabel"),
    );
    await expect(contact.button).toBeDisabled();
    await expect(contact.toasts).toContainText(
      said("pages/contact", "form.sendingToast"),
    );

    await expect(contact.toasts).toContainText(sentText);
    await expect(contact.confirmation).toBeFocused();
    for (const text of Object.values(typed))
      await expect(contact.confirmation).toContainText(text);
    await contact.holds(empty);
    await expectAccessible(page);

    await page.reload();
    await contact.isTakenOver();
    await expect(contact.confirmation).toContainText(typed.Message);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    for (const text of [mail.address, "two states"])
      expect(stored).not.toContain(text);
    expect(await context.cookies()).toEqual([]);

    await contact.again.click();
    await expect(contact.field("Name")).toBeFocused();
    await expect(contact.button).toHaveText(
      said("pages/contact", "form.submitLabel"),
    );
    await expect(contact.button).toBeEnabled();
    await contact.holds(empty);
    await page.reload();
    await contact.isTakenOver();
    await expect(contact.confirmation).toBeHidden();
    expect(await mail.messages()).toHaveLength(1);
  });

  test("works by keyboard alone, with the focus on the confirmation", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.field("Name").focus();
    await contact.fill({});
    for (const text of Object.values(messageFrom(mail.address))) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(contact.privacy).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(contact.button).toBeFocused();
    await contact.takeTime();
    await page.keyboard.press("Enter");
    await expect(contact.toasts).toContainText(sentText);
    await expect(contact.confirmation).toBeFocused();
    expect(await mail.messages()).toHaveLength(1);
  });

  test("a second submit while sending sends nothing", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await mail.answerNext({ delayMs: 500 });
    await contact.fill(messageFrom(mail.address));
    await contact.takeTime();
    await contact.form.evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await contact.field("Name").press("Enter");
    await expect(contact.toasts).toContainText(sentText);
    await contact.again.waitFor();
    expect(await mail.messages()).toHaveLength(1);
  });

  test("what was typed survives a reload and an accidental navigation", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    const typed = messageFrom(mail.address);
    await contact.open();
    await contact.fill(typed);
    await page.reload();
    await contact.isTakenOver();
    await contact.holds(typed);
    const away = headerLink("/contact");
    await page
      .getByRole("link", { name: away.name, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(away.path);
    await page.goBack();
    await contact.isTakenOver();
    await contact.holds(typed);
  });

  test("what was typed before the scripts ran is kept", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    const typed = messageFrom(mail.address);
    const release = await holdRequests(page, "**/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    await contact.fill(typed);
    release();
    await contact.isTakenOver();
    await contact.holds(typed);
    await page.reload();
    await contact.isTakenOver();
    await contact.holds(typed);
  });

  test("an empty form that is sent before the scripts ran is refused at once", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    const release = await holdRequests(page, "**/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    await contact.send();
    await expect(contact.field("Name")).toBeFocused();
    release();
    await contact.isTakenOver();
    await expect(contact.field("Name")).toBeFocused();
    expect(await mail.messages()).toEqual([]);
  });

  test("works where the browser forbids storage", async ({ page, mail }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      }
    });
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
    expect(await mail.messages()).toHaveLength(1);
  });
});

test.describe("contact form without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the message goes to the visitor's own mail program", async ({
    page,
  }) => {
    await page.goto("/contact");
    const contact = new ContactForm(page);
    await expect(contact.form).toHaveAttribute("action", mailto);
    await expect(contact.form).toHaveAttribute("method", "post");
    await expect(contact.field("Name")).toHaveAttribute("required");
  });
});

test.describe("contact form: checks", () => {
  const required = said("shared/interface", "fieldRequired");

  for (const label of ["Name", "Email", "Message"] as const) {
    test(`${label.toLowerCase()} is required`, async ({ page, mail }) => {
      const contact = new ContactForm(page);
      await contact.open();
      await contact.fill({ ...messageFrom(mail.address), [label]: "  " });
      await contact.send();
      await expect(contact.field(label)).toBeFocused();
      await expect(contact.field(label)).toHaveAccessibleDescription(required);
      await expect(contact.field(label)).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      expect(await mail.messages()).toHaveLength(0);

      await contact.field(label).fill("asha@example.com");
      await expect(contact.field(label)).not.toHaveAttribute("aria-invalid");
    });
  }

  test("the first invalid field is focused", async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.send();
    await expect(contact.field("Name")).toBeFocused();
    await expect(contact.form.getByText(required)).toHaveCount(3);
    await expectAccessible(page);
  });

  test("email must be of e-mail format", async ({ page, mail }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill({ ...messageFrom(mail.address), Email: "asha" });
    await contact.send();
    await expect(contact.field("Email")).toBeFocused();
    await expect(contact.field("Email")).toHaveAccessibleDescription(
      said("shared/interface", "fieldEmail"),
    );
  });

  test("phone is optional and of the telephone type", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill({ ...messageFrom(mail.address), Phone: "" });
    await expect(contact.field("Phone")).toHaveAttribute("type", "tel");
    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
  });

  test("a text over its limit is refused with a message and kept", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    const typed = { ...messageFrom(mail.address), Message: "x".repeat(5001) };
    await contact.fill(typed);
    await contact.send();
    await expect(contact.field("Message")).toHaveAccessibleDescription(
      said("shared/interface", "fieldTooLong").replace("{max}", "5000"),
    );
    await contact.holds(typed);
  });

  test("browsers can fill the fields in", async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    for (const [label, token] of [
      ["Name", "name"],
      ["Email", "email"],
      ["Phone", "tel"],
    ] as const) {
      await expect(contact.field(label)).toHaveAttribute("autocomplete", token);
    }
  });
});

test.describe("contact form: the message that is sent", () => {
  test("POST /api/v1.0/email/send with version, keys and the four parameters", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    const typed = messageFrom(mail.address);
    await contact.fill(typed);
    const sending = page.waitForRequest(
      (request) =>
        request.method() === "POST" &&
        request.url().endsWith("/api/v1.0/email/send"),
    );
    await contact.send();
    expect((await sending).postDataJSON()).toEqual({
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
    await expect(contact.toasts).toContainText(sentText);
    expect(await mail.messages()).toHaveLength(1);
  });

  test("the mail library is loaded when it is needed", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const contact = new ContactForm(page);
    await contact.open();
    await page.waitForLoadState("networkidle");
    const before = scripts.length;
    await contact.field("Name").focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});

test.describe("contact form: failures", () => {
  test("contact send succeeds: Message sent successfully!", async ({
    page,
    mail,
  }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
    await expect(page.getByRole("status")).toContainText(sentText);
  });

  for (const [status, text] of [
    [400, "The parameters are invalid."],
    [500, "Internal Server Error"],
  ] as const) {
    test(`contact send fails, mail service status ${status}: ${text}`, async ({
      page,
      mail,
      allowConsole,
    }) => {
      allowConsole(browserLog);
      allowConsole(ownLog);
      const contact = new ContactForm(page);
      const typed = messageFrom(mail.address);
      await contact.open();
      await mail.answerNext({ status, text });
      await contact.fill(typed);
      const logged = page.waitForEvent("console", (message) =>
        ownLog.test(message.text()),
      );
      await contact.send();
      await expect(contact.toasts).toContainText(failedText);
      await expect(page.getByRole("alert")).toContainText(failedText);
      await contact.holds(typed);

      const [, details] = (await logged).args();
      expect(await details?.jsonValue()).toEqual({ status, text });
    });
  }

  for (const [situation, answer] of [
    ["the connection drops", { drop: true }],
    ["no answer comes within 20 s", { hang: true }],
  ] as const) {
    test(`mail service, no response because ${situation}: status 0, Network Error`, async ({
      page,
      mail,
      allowConsole,
    }) => {
      allowConsole(browserLog);
      allowConsole(ownLog);
      await page.clock.install();
      const contact = new ContactForm(page);
      const typed = messageFrom(mail.address);
      await contact.open();
      // The browser itself tries a dropped request again.
      for (let time = 0; time < 3; time += 1) await mail.answerNext(answer);
      await contact.fill(typed);
      const logged = page.waitForEvent("console", (message) =>
        ownLog.test(message.text()),
      );
      const requested = page.waitForRequest(/email\/send/);
      await contact.send();
      await requested;
      await page.clock.fastForward(20_000);
      const [, details] = (await logged).args();
      expect(await details?.jsonValue()).toEqual({
        status: 0,
        text: "Network Error",
      });
      await expect(contact.toasts).toContainText(failedText);
      await contact.holds(typed);
    });
  }

  test("a failed send can be tried again at once, and e-mail and phone are offered", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(browserLog);
    allowConsole(ownLog);
    const contact = new ContactForm(page);
    await contact.open();
    await mail.answerNext({ status: 500, text: "Internal Server Error" });
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(failedText);
    await expect(
      contact.form.getByRole("link", { name: said("site", "email") }),
    ).toHaveAttribute("href", mailto);
    await expect(
      contact.form.getByRole("link", { name: said("site", "phone") }),
    ).toHaveAttribute("href", /^tel:\+/);
    await expectAccessible(page);

    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
    expect(await mail.messages()).toHaveLength(1);
  });
});

test.describe("robots", () => {
  const person = field(field(readContent("pages/contact"), "form"), "person");

  test("that fill in the hidden field, or write in no time, are kept out; a person among them has one more thing to tick", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(ownLog);
    const contact = new ContactForm(page);
    const tick = contact.form.getByLabel(String(field(person, "label")));
    await contact.open();
    await expect(tick).toBeHidden();
    await contact.fill(messageFrom(mail.address));
    await contact.form
      .locator("[name=website]")
      .evaluate((input: HTMLInputElement) => (input.value = "buy here"));
    await contact.send();
    await expect(contact.toasts).toContainText(failedText);
    await expect(tick).not.toBeChecked();
    await expectAccessible(page);
    await contact.send();
    await expect(tick).toBeVisible();
    expect(await mail.messages()).toHaveLength(0);
    await tick.check();
    await contact.send();
    await expect(contact.confirmation).toBeVisible();
    expect(await mail.messages()).toHaveLength(1);

    await contact.again.click();
    await contact.field("Name").evaluate((name: HTMLInputElement, address) => {
      for (const input of name.form?.elements ?? [])
        if (
          (input instanceof HTMLInputElement && input.name !== "website") ||
          input instanceof HTMLTextAreaElement
        )
          input.value = input.name === "from_email" ? address : "text";
      name.dispatchEvent(new InputEvent("input", { bubbles: true }));
      name.form?.requestSubmit();
    }, mail.address);
    await expect(tick).toBeVisible();
    expect(await mail.messages()).toHaveLength(1);
  });

  test("that send again within seconds are stopped", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(ownLog);
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
    await contact.again.click();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(failedText);
    expect(await mail.messages()).toHaveLength(1);
  });

  test("are invisible to visitors", async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await expect(contact.form.getByRole("textbox")).toHaveCount(4);
    await contact.field("Message").focus();
    await page.keyboard.press("Tab");
    await expect(contact.privacy).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(contact.button).toBeFocused();
  });

  test("begins with the subject that a link asks about, keeps what was typed, and ignores a subject that the site does not know", async ({
    page,
  }) => {
    const contact = new ContactForm(page);
    const [opening = "", rest = ""] = said(
      "pages/contact",
      "form.aboutLine",
    ).split("{subject}");
    const about = page.getByRole("link", {
      name: said("shared/interface", "ask"),
    });
    await contact.open();
    await contact.fill({ Message: "We sell in two states." });
    for (const path of ["/membership", "/services/mentoring", "/cohort"]) {
      await page.goto(path);
      await about.first().click();
      await contact.isTakenOver();
      await expect(contact.field("Message")).toHaveValue(
        new RegExp(
          `^${literally(opening)}[^\\n]+${literally(rest)}\\n\\nWe sell in two states\\.$`,
        ),
      );
      expect(new URL(page.url()).search).toBe("");
    }
    const typed = await contact.field("Message").inputValue();
    await page.goto(
      "/contact?about=%3Cscript%3Ealert(1)%3C/script%3E&name=You",
    );
    await contact.isTakenOver();
    await expect(contact.field("Message")).toHaveValue(typed);
    await expect(contact.field("Name")).toHaveValue("");
  });
});
