import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySite } from "./copySite";
import { reportAndFail } from "./report";
import { measuredRun, type Cost } from "./scale/measuredRun";
import { itemFile, writeItems, type ItemKind } from "./scale/writeItems";
import { stopWithParent } from "./stopWithParent";

const workshop = path.resolve(".build-scale");

/** Full articles, in the folders that may hold them. */
const kinds: readonly [ItemKind, ...ItemKind[]] = [
  { from: "news/news-1", prefix: "news/news" },
  { from: "news/news-2", prefix: "articles/articles" },
  { from: "news/news-1", prefix: "blogs/blogs" },
];

function makeWorkshop(): void {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop);
  copySite(workshop);
}

/** Gives one article another title, as an editor would. */
function changeOneArticle(content: string): void {
  const file = path.join(content, itemFile(kinds[0], 0));
  const item = JSON.parse(readFileSync(file, "utf8")) as { title: string };
  writeFileSync(
    file,
    JSON.stringify({ ...item, title: `${item.title} again` }, undefined, 2),
  );
}

const build = (): Promise<Cost> =>
  measuredRun("node --import tsx tools/build.ts", workshop, {
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  });

const printRow = (...cells: (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(12)).join(""));

/**
 * `npm run build:scale [100 1000 5000]`: builds copies of the site with so many
 * full articles, cold, warm and after a change of one article, and prints what
 * each took, the search index apart. The real content and build stay as they are.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map(Number);
  const counts = chosen.length > 0 ? chosen : [100, 1000, 5000];
  printRow("articles", "build", "seconds", "of it index", "CPU s", "peak MB");
  try {
    for (const count of counts) {
      makeWorkshop();
      const content = path.join(workshop, "content");
      writeItems(content, kinds, count);
      for (const name of ["cold", "warm", "one changed"]) {
        if (name === "one changed") changeOneArticle(content);
        const { seconds, cpuSeconds, peakMegabytes, printed } = await build();
        const [, indexSeconds = "?"] =
          /search index took ([\d.]+)/.exec(printed) ?? [];
        printRow(
          count,
          name,
          seconds.toFixed(0),
          indexSeconds,
          cpuSeconds.toFixed(0),
          peakMegabytes.toFixed(0),
        );
      }
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true, maxRetries: 5 });
  }
}

stopWithParent();
main()
  .catch(reportAndFail)
  .finally(() => process.exit());
