import { rmSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { absolute } from "../../common/siteUrl";
import { siteToday } from "../content/publication";
import { filesBelow } from "../files/filesBelow";
import { writeFiles } from "../files/writeFiles";
import { readSitePages } from "../pages/sitePages";
import { calendarFiles } from "./calendar";
import { feed } from "./feed";
import { sitemap } from "./sitemap";

/** Writes sitemap, feed, calendars and robots.txt. Throws if the content cannot be read. */
export async function writeDiscoveryFiles({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const site = await readSitePages(graphql);
  const today = siteToday(site.content.timeZone);
  // Those of an earlier build, whose events may be gone.
  for (const name of filesBelow("public"))
    if (name.endsWith(".ics")) rmSync(path.join("public", name));
  await writeFiles("public", [
    ["sitemap.xml", await sitemap(site)],
    ["feed.xml", feed(site, today)],
    [
      "robots.txt",
      `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
    ],
    ...calendarFiles(site.content.brand.fullName, site.events, new Date()),
  ]);
}
