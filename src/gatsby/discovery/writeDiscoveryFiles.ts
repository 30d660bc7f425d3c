import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { byDay } from "../../common/events";
import { eventCalendarPath } from "../../common/itemPaths";
import { securityFile } from "../../common/routes";
import { socialCardAddress } from "../../common/socialCard";
import { writeRedirectsFile } from "../delivery/hostFiles";
import { inParallel } from "../files/inParallel";
import { publicFile } from "../files/publicFile";
import { contentFolder } from "../model/contentFolder";
import { siteToday } from "../model/publication";
import { calendar, cohortEntries } from "./calendar";
import { keptSocialCard } from "./drawSocialCard";
import { feed } from "./feed";
import { indexedPages, readSiteData, type SiteData } from "./siteData";
import { sitemap } from "./sitemap";
import {
  llms,
  manifest,
  redirectPage,
  robots,
  securityText,
} from "./textFiles";

/** Writes the social networks' picture of every indexed page. */
async function writeSocialCards(data: SiteData, keptIn: string): Promise<void> {
  await mkdir(keptIn, { recursive: true });
  const brand = data.content.brand.fullName;
  // Libvips encodes in threads of its own.
  await inParallel(indexedPages(data), 4, async ({ path: page, title }) => {
    const card = await keptSocialCard(title, brand, keptIn);
    await copyFile(card, await publicFile(socialCardAddress(page).slice(1)));
  });
}

/** Writes what search engines, feed readers, calendars and language models ask for into public/. */
export async function writeDiscoveryFiles({
  graphql,
  cache,
}: BuildArgs): Promise<void> {
  const data = await readSiteData(graphql);
  const today = siteToday(contentFolder);
  const { content, events } = data;
  const brand = content.brand.fullName;
  const redirects = data.redirects.nodes;
  const { rss, json } = await feed(data, graphql, today);
  const files = {
    "sitemap.xml": await sitemap(data),
    "feed.xml": rss,
    "feed.json": json,
    "events.ics": calendar(brand, [
      ...byDay(events, today).coming,
      ...cohortEntries(data, today),
    ]),
    "manifest.webmanifest": manifest(content),
    "robots.txt": robots(),
    "llms.txt": llms(data),
    [securityFile.slice(1)]: securityText(content.email, new Date()),
    _redirects: writeRedirectsFile(redirects),
    ...Object.fromEntries(
      events.map((event) => [
        eventCalendarPath(event.contentId).slice(1),
        calendar(brand, [event]),
      ]),
    ),
    ...Object.fromEntries(
      redirects.map(({ from, to }) => [
        `${from.slice(1)}/index.html`,
        redirectPage(content.brand.name, to),
      ]),
    ),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) =>
      writeFile(await publicFile(name), text),
    ),
  );
  await writeSocialCards(data, path.join(cache.directory, "social-cards"));
}
