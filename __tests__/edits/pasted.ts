import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pagePath } from "../support/pagePath";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import { inBrowser } from "../../tools/inBrowser";
import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { cutTexts, overflow } from "../support/pageChecks";
import { inCopy } from "./inCopy";
import { acceptedContent } from "./pastedTexts";

/** Builds a content, beside files that are none, in a copy of the repository. Throws if the build fails. */
async function build(copy: string, files: ReadonlyMap<string, Buffer>) {
  const content = path.join(copy, "content");
  rmSync(content, { recursive: true });
  const strays = [
    ["news/._x.json", "{"],
    ["images/photos/meta.json", "{"],
  ] as const;
  await writePublicFiles(content, [...files, ...strays]);
  symlinkSync("nowhere", path.join(content, "news/.#news-1.json"));
  if (
    (await run("npm", ["run", "--silent", "build:test"], { cwd: copy })) !== 0
  )
    throw new Error("The build fails with content that the check accepts.");
}

/** What does not fit into a window of 320 px, of every page. Without scripts every part is open. */
async function misfits(root: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const pages = filesBelow(root).filter((file) =>
    /^(?!old\/|404).*index\.html$/.test(file),
  );
  await inBrowser(root, async (browser, origin) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    for (const file of pages) {
      await page.goto(origin + pagePath(file));
      // The functions of this process refer to it.
      await page.evaluate("globalThis.__name = (named) => named");
      const cut = await cutTexts(page);
      if (cut.length > 0 || (await overflow(page)) > 0)
        faults.push(`${file} does not fit: ${cut.join(" | ")}`);
    }
  });
  return faults;
}

/** `npm run test:pasted`: what the check accepts is built, and fits into a narrow window. everyScreen.test.ts finds what is not shown. */
async function main(copy: string): Promise<void> {
  const { files, texts } = await acceptedContent();
  await build(copy, files);
  const faults = await misfits(path.join(copy, "public"));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  console.warn(`${texts.length} pasted texts are built and fit.`);
}

inCopy(main).catch(reportAndFail);
