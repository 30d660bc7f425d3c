import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { calendar } from "./calendar";
import { feed } from "./feed";
import { llms } from "./llms";
import { robots } from "./robots";
import { redirectPages } from "./redirectPages";
import { readSiteIndex } from "./siteIndex";
import { sitemap } from "./sitemap";

/** Writes what search engines, feed readers, calendars and language models ask for into public/. */
export async function writeDiscoveryFiles({
  graphql,
}: BuildArgs): Promise<void> {
  const index = await readSiteIndex((query) => graphql(query));
  const { rss, json } = feed(index);
  const files = {
    "sitemap.xml": await sitemap(index),
    "feed.xml": rss,
    "feed.json": json,
    "events.ics": calendar(index),
    "robots.txt": robots(index),
    "llms.txt": llms(index),
    ...redirectPages(index),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.resolve("public", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}
