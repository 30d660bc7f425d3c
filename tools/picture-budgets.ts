import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { browserArguments } from "./browser";
import { weighPictures } from "./budgets/pictureWeight";
import { kilobytes, row } from "./budgets/table";
import { tellHeavy } from "./budgets/tellHeavy";
import { ensureBrowser } from "./ensureBrowser";
import { reportAndFail } from "./report";
import { startServer } from "./serve";

interface Budgets {
  picturesInFirstView: number;
  picturesOfWholePage: number;
}

/** Paths of every page in the sitemap. */
const listedPages = (): string[] =>
  [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)</g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .sort();

/**
 * `npm run budgets:pictures`: prints the pictures that a phone loads on each
 * page, before and after scrolling through it, and fails if the sample's are
 * above budgets.json (KB of 1000 bytes, for each page).
 */
async function checkPictureBudgets(): Promise<void> {
  const { picturesInFirstView, picturesOfWholePage } = JSON.parse(
    readFileSync("budgets.json", "utf8"),
  ) as Budgets;
  const mark = (bytes: number, budget: number) =>
    (bytes > budget * 1000 ? "! " : "") + kilobytes(bytes);

  const executablePath = await ensureBrowser();
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
  });
  try {
    console.log(row("KB of pictures", ["first view", "whole page"]));
    const tooHeavy: string[] = [];
    for (const path of listedPages()) {
      const weight = await weighPictures(browser, server.origin, path);
      const values = [
        mark(weight.firstView, picturesInFirstView),
        mark(weight.wholePage, picturesOfWholePage),
      ];
      console.log(row(path, values));
      if (values.some((value) => value.startsWith("!"))) tooHeavy.push(path);
    }
    console.log(
      row("budget", [
        picturesInFirstView.toFixed(1),
        picturesOfWholePage.toFixed(1),
      ]),
    );
    tellHeavy(tooHeavy);
  } finally {
    await browser.close();
    await server.close();
  }
}

checkPictureBudgets().catch(reportAndFail);
