import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { writeRedirectsFile } from "../delivery/hostFiles";
import { socialCardAddress } from "../lib/socialCard";
import { calendar } from "./calendar";
import { drawSocialCard } from "./drawSocialCard";
import { feed } from "./feed";
import { llms } from "./llms";
import { manifest } from "./manifest";
import { robots } from "./robots";
import { redirectPages } from "./redirectPages";
import { readSiteIndex, type SiteIndex } from "./siteIndex";
import { sitemap } from "./sitemap";

/** The social networks' picture of every indexed page, by file name below public/. */
async function socialCards({
  brand,
  pages,
  articles,
}: SiteIndex): Promise<Record<string, Buffer>> {
  const cards: Record<string, Buffer> = {};
  for (const { path: page, title } of [...pages, ...articles]) {
    cards[socialCardAddress(page).slice(1)] = await drawSocialCard(
      title,
      brand,
    );
  }
  return cards;
}

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
    "manifest.webmanifest": manifest(index),
    "robots.txt": robots(index),
    "llms.txt": llms(index),
    _redirects: writeRedirectsFile(index.redirects),
    ...redirectPages(index),
    ...(await socialCards(index)),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.resolve("public", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}
