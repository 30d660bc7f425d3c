import labels from "../../content/shared/interface.json";
import type { Page } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { inBrowser } from "../../tools/inBrowser";
import { reportAndFail, reportStep } from "../../tools/report";
import { run } from "../../tools/run";
import { inCopy } from "./inCopy";

const folder = "/website";
const site = `https://acme.github.io${folder}`;

/** Addresses in HTML, style sheets, feeds and the other files for machines. */
const address = /(?:href|src|action|srcset|url|to)(?:="|":\s?"|\()([^"')]*)/gi;

/** Addresses of the built files that lead out of the folder, or to no file, such as "about/index.html: /feed.xml". */
function wrongAddresses(): string[] {
  const isFile = (path: string) =>
    ["", "/index.html", ".html"].some((end) =>
      existsSync(`public${path}${end}`),
    );
  return filesBelow("public")
    .filter((name) => /\.(?:html|css|xml|webmanifest)$/.test(name))
    .flatMap((name) =>
      [...readFileSync(`public/${name}`, "utf8").matchAll(address)]
        .flatMap(([, text = ""]) => text.split(/,\s+/))
        .map((each) => each.trim().replace(/[\s?#].*$/, ""))
        .map((each) => each.replace("https://acme.github.io", ""))
        .filter((each) => /^\/(?!\/)/.test(each))
        .filter(
          (each) =>
            (!each.startsWith(`${folder}/`) && each !== folder) ||
            !isFile(decodeURI(each.slice(folder.length))),
        )
        .map((each) => `${name}: ${each}`),
    );
}

/** Visits the built site as visitors do: by a link, by a link in a text, by the search; and addresses without a page. */
async function visit(page: Page, origin: string): Promise<void> {
  const at = (path: string) => page.waitForURL(`${origin}${path}`);
  const open = async (path: string) => {
    await page.goto(`${origin}${path}`);
    await page.locator("html[data-ready]").waitFor();
  };
  await open("/");
  await page.locator(`header a[href="${folder}/about"]`).first().click();
  await at("/about");
  await page.getByRole("button", { name: labels.search.open }).click();
  const dialog = page.getByRole("dialog", { name: labels.search.title });
  await dialog.getByRole("searchbox").fill("funding");
  await dialog.locator(`a[href="${folder}/services/funding"]`).click();
  await at("/services/funding");
  await open("/article/news-1");
  await page.locator(`main p a[href="${folder}/services/funding"]`).click();
  await at("/services/funding");
  await open("/nowhere");
  await open("/article/nowhere");
}

/**
 * `npm run test:folder`: builds a copy of the site for a folder of its host, as GitHub Pages has it, and expects that
 * every address stays in it.
 */
inCopy(async (cwd) => {
  process.chdir(cwd);
  process.env.GATSBY_SITE_URL = site;
  reportStep("The build begins");
  if ((await run("npm", ["run", "--silent", "build:test"])) !== 0)
    throw new Error("The site was not built for a folder.");
  const wrong = wrongAddresses();
  if (wrong.length > 0)
    throw new Error(`Addresses outside ${folder}:\n${wrong.join("\n")}`);
  await inBrowser("public", async (browser, origin) => {
    const page = await browser.newPage();
    const failed: string[] = [];
    page.on("response", (response) => {
      const url = response.url();
      if (response.status() >= 400 && !url.includes("/nowhere"))
        failed.push(url);
    });
    page.on("pageerror", (error) => failed.push(error.message));
    await visit(page, origin);
    if (failed.length > 0) throw new Error(failed.join("\n"));
  });
  reportStep("1 passed, 0 failed, 0 skipped");
}).catch(reportAndFail);
