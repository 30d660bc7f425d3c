import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../src/content-model/check/checkContent";
import { reportAndFail, secondsSince } from "./report";

const itemCount = 10_000;
/** Longest time for checking so many items, in milliseconds. */
const limit = 10_000;

/** Fills a copy of content/ with items, half of them full articles, until it has as many as asked for. */
function writeItems(folder: string): void {
  const kinds = [
    { from: "news/news-1", prefix: "news/news" },
    { from: "articles/articles-1", prefix: "articles/articles" },
    { from: "events/events-1", prefix: "events/events" },
    { from: "news/news-2", prefix: "blogs/blogs" },
  ].map(({ from, prefix }) => ({
    prefix,
    item: JSON.parse(
      readFileSync(path.join(folder, `${from}.json`), "utf8"),
    ) as object,
  }));
  for (let number = 0; number < itemCount; number++) {
    const kind = kinds[number % kinds.length];
    if (!kind) continue;
    const file = `${kind.prefix}-${number + 1000}`;
    const { $schema: _schema, ...item } = {
      $schema: "",
      ...kind.item,
      id: path.basename(file),
    };
    writeFileSync(
      path.join(folder, `${file}.json`),
      JSON.stringify(item, undefined, 2),
    );
  }
}

/** `npm run content:scale`: measures the content check on ten thousand items. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    cpSync("content", folder, { recursive: true });
    writeItems(folder);
    const start = performance.now();
    const cpu = process.cpuUsage();
    const problems = await checkContent({ contentFolder: folder });
    const errors = problems.filter(({ severity }) => severity === "error");
    const isFast = performance.now() - start < limit;
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `${itemCount} items: ${errors.length} errors, ${secondsSince(start)} (limit ${limit / 1000} s), ${((user + system) / 1e6).toFixed(1)} s of a processor`,
    );
    process.exitCode = isFast && errors.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main().catch(reportAndFail);
