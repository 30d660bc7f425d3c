import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { writeRedirectsFile } from "../delivery/hostFiles";
import { inParallel } from "../files/inParallel";
import { publicFile } from "../files/publicFile";
import { contentFolder } from "../model/contentFolder";
import { siteToday } from "../model/publication";
import { eventCalendarPath } from "../../common/itemPaths";
import { securityFile } from "../../common/routes";
import { socialCardAddress } from "../../common/socialCard";
import { calendar } from "./calendar";
import { keptSocialCard } from "./drawSocialCard";
import { feed } from "./feed";
import { llms } from "./llms";
import { manifest } from "./manifest";
import { robots } from "./robots";
import { redirectPages } from "./redirectPages";
import { readSiteIndex, type SiteIndex } from "./siteIndex";
import { securityText } from "./securityText";
import { sitemap } from "./sitemap";

/** Writes the social networks' picture of every indexed page. */
async function writeSocialCards(
  { brand, pages, documents, articles, events }: SiteIndex,
  keptIn: string,
): Promise<void> {
  await mkdir(keptIn, { recursive: true });
  // Libvips encodes in threads of its own.
  await inParallel(
    [...pages, ...documents, ...articles, ...events],
    4,
    async ({ path: page, title }) => {
      const card = await keptSocialCard(title, brand, keptIn);
      await copyFile(card, await publicFile(socialCardAddress(page).slice(1)));
    },
  );
}

/** Writes what search engines, feed readers, calendars and language models ask for into public/. */
export async function writeDiscoveryFiles({
  graphql,
  cache,
}: BuildArgs): Promise<void> {
  const index = await readSiteIndex(graphql, siteToday(contentFolder));
  const { rss, json } = feed(index);
  const files = {
    "sitemap.xml": await sitemap(index),
    "feed.xml": rss,
    "feed.json": json,
    "events.ics": calendar(index, [...index.comingEvents, ...index.cohortDays]),
    ...Object.fromEntries(
      index.events.map((event) => [
        eventCalendarPath(event.contentId).slice(1),
        calendar(index, [event]),
      ]),
    ),
    "manifest.webmanifest": manifest(index),
    "robots.txt": robots(index),
    "llms.txt": llms(index),
    [securityFile.slice(1)]: securityText(index, new Date()),
    _redirects: writeRedirectsFile(index.redirects),
    ...redirectPages(index),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) =>
      writeFile(await publicFile(name), text),
    ),
  );
  await writeSocialCards(index, path.join(cache.directory, "social-cards"));
}
