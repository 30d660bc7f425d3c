import { writeFile } from "node:fs/promises";
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
import { writeSocialCard } from "./drawSocialCard";
import { feed } from "./feed";
import { indexedPages, readSiteData } from "./siteData";
import { sitemap } from "./sitemap";
import {
  llms,
  manifest,
  redirectPage,
  robots,
  securityText,
} from "./textFiles";

/** Writes feeds, sitemap, calendars, social cards and the other files for machines to public/. */
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
  // Four at a time: libvips encodes in its own threads.
  await inParallel(indexedPages(data), 4, async ({ path, title }) => {
    const file = await publicFile(socialCardAddress(path).slice(1));
    await writeSocialCard(file, { title, brand }, cache);
  });
}
