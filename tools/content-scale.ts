import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../src/gatsby/check/checkContent";
import { reportAndFail, secondsSince } from "./report";
import { writeItems } from "./scale/writeItems";

const itemCount = 10_000;
/** Longest time for checking so many items. */
const limitMs = 10_000;

/** Half of the items are full articles. */
const kinds = [
  { from: "news/news-1", prefix: "news/news" },
  { from: "articles/articles-1", prefix: "articles/articles" },
  { from: "events/events-1", prefix: "events/events" },
  { from: "news/news-2", prefix: "blogs/blogs" },
];

/** `npm run content:scale`: measures the content check on ten thousand items. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    cpSync("content", folder, { recursive: true });
    writeItems(folder, kinds, itemCount);
    const start = performance.now();
    const cpu = process.cpuUsage();
    const problems = await checkContent({ contentFolder: folder });
    const errors = problems.filter(({ severity }) => severity === "error");
    const isFast = performance.now() - start < limitMs;
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `${itemCount} items: ${errors.length} errors, ${secondsSince(start)} (limit ${limitMs / 1000} s), ${((user + system) / 1e6).toFixed(1)} s of a processor`,
    );
    process.exitCode = isFast && errors.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main().catch(reportAndFail);
