import type { Page } from "@playwright/test";
import { screens } from "../support/screens";
import { expect, test } from "../support/journey";
import { requestedNavigation } from "../support/requestedNavigation";
import { visit } from "../support/visit";
import { said } from "../support/said";

/** Collects what the page asks for and what its Content-Security-Policy refuses, from now on. */
async function watch(page: Page) {
  const requested: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
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
  return { requested, refused };
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState("networkidle");
}

for (const { path } of [...screens, { path: "/nowhere" }]) {
  test(`${path}, read to its end, asks no other site for anything, breaks no rule of its policy and leaves no cookie`, async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    if (path === "/nowhere") allowConsole(/status of 404|nowhere/);
    const { requested, refused } = await watch(page);
    await visit(page, path);
    await readToTheEnd(page);
    const outside = requested.filter(
      (url) => !url.startsWith(baseURL ?? "") && !url.startsWith("data:"),
    );
    expect(outside).toEqual([]);
    expect(refused).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test("a visit from page to page breaks no rule of the policy", async ({
  page,
}) => {
  const { refused } = await watch(page);
  await visit(page, "/");
  for (const name of [
    said("site", "navigation[to=/about].label"),
    said("site", "navigation[to=/services].label"),
    said("site", "navigation[to=/news-articles].label"),
    said("site", "navigation[to=/contact].label"),
  ]) {
    await page
      .getByRole("navigation", {
        name: said("shared/interface", "mainNavigation"),
      })
      .getByRole("link", { name, exact: true })
      .click();
    await readToTheEnd(page);
  }
  expect(refused).toEqual([]);
});

test("a script, a style sheet, a picture or a frame from elsewhere is refused", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|request to another host|ERR_/);
  const { refused } = await watch(page);
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
  const form = page.getByRole("form", {
    name: said("pages/contact", "form.heading"),
  });
  await expect(form).toHaveAttribute("action", /^mailto:/);
  await form.getByLabel("Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Message").fill("We sell in two states.");
  await form
    .getByRole("button", { name: said("pages/contact", "form.submitLabel") })
    .click();
  expect(await opened()).toMatch(/^mailto:.*\?body=.*Asha/);
  expect(refusals).toEqual([]);
  await context.close();
});
