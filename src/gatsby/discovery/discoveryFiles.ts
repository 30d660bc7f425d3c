import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { eventCalendarPath } from "../../common/itemPaths";
import { absolute } from "../../common/siteUrl";
import { siteToday } from "../content/publication";
import { filesBelow } from "../files/filesBelow";
import { readSitePages } from "../pages/sitePages";
import { calendar } from "./calendar";
import { feed } from "./feed";
import { sitemap } from "./sitemap";

/** Writes sitemap, feed, calendars and robots.txt. Throws if the content cannot be read. */
export async function writeDiscoveryFiles({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const site = await readSitePages(graphql);
  const { brand, timeZone } = site.content;
  const files = {
    "/sitemap.xml": await sitemap(site),
    "/feed.xml": feed(site, siteToday(timeZone)),
    "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
    ...Object.fromEntries(
      site.events.map((event) => [
        eventCalendarPath(event.contentId),
        calendar(brand.fullName, event, new Date()),
      ]),
    ),
  };
  // Those of an earlier build, whose events may be gone.
  for (const name of filesBelow("public"))
    if (name.endsWith(".ics")) rmSync(path.join("public", name));
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join("public", name), text);
}
