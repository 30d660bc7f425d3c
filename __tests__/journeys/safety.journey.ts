import type { Page } from "@playwright/test";
import { ContactForm, messageFrom } from "../support/contactForm";
import { expect, test } from "../support/journey";
import { requestedNavigation } from "../support/requestedNavigation";
import { visit } from "../support/visit";

/** Collects what the Content-Security-Policy of the page refuses, from now on. */
async function watch(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (text: string) =>
    refused.push(text),
  );
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      const { tellRefused } = window as unknown as {
        tellRefused: (text: string) => void;
      };
      tellRefused(`${violation.effectiveDirective} ${violation.blockedURI}`);
    });
  });
  return refused;
}

test("a script, a style sheet, a picture or a frame from elsewhere is refused", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|request to another host|ERR_/);
  const refused = await watch(page);
  await visit(page, "/about");
  await page.evaluate(() => {
    const inline = document.createElement("script");
    inline.text = "document.title = 'taken over'";
    document.body.append(inline);
    for (const [tag, attribute] of [
      ["script", "src"],
      ["img", "src"],
      ["iframe", "src"],
    ] as const) {
      const element = document.createElement(tag);
      element.setAttribute(attribute, "https://elsewhere.example.com/x");
      document.body.append(element);
    }
    const button = document.createElement("button");
    button.setAttribute("onclick", "document.title = 'taken over'");
    document.body.append(button);
    button.click();
  });
  await expect
    .poll(() => refused.map((text) => text.split(" ")[0]).sort())
    .toEqual([
      "frame-src",
      "img-src",
      "script-src-attr",
      "script-src-elem",
      "script-src-elem",
    ]);
  await expect(page).not.toHaveTitle("taken over");
});

test("without JavaScript the policy lets a form hand its text to the mail program", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refusals.push(message.text());
  });
  await page.goto("/contact");
  const opened = await requestedNavigation(page);
  const contact = new ContactForm(page);
  await expect(contact.form).toHaveAttribute("action", /^mailto:/);
  await contact.fill(messageFrom("asha@example.com"));
  await contact.send();
  expect(await opened()).toMatch(/^mailto:.*\?body=.*Asha/);
  expect(refusals).toEqual([]);
  await context.close();
});
