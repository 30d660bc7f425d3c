import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { picturePermalink } from "../../common/picturePermalink";
import { securityFile } from "../../common/routes";
import { socialCardAddress } from "../../common/socialCard";
import { contentFolder } from "../content/readContent";
import { filesBelow } from "../files/filesBelow";
import type { PublicFile } from "../files/writePublicFiles";
import { indexedPages, readSitePages } from "../pages/sitePages";
import { siteToday } from "../content/publication";
import { calendarFiles } from "./calendar";
import { writeSocialCard } from "./drawSocialCard";
import { feed } from "./feed";
import { sitemap } from "./sitemap";
import { llms, manifest, robots, securityText } from "./textFiles";

/** The pictures with a permalink, at that address (docs/product.md#image-rule). */
function permalinkPictures(): PublicFile[] {
  const folder = path.join(contentFolder, "images");
  return filesBelow(folder).flatMap((name): PublicFile[] => {
    const address = picturePermalink(name.normalize("NFC"));
    const copy = (file: string) => copyFile(path.join(folder, name), file);
    return address ? [[address.slice(1), copy]] : [];
  });
}

/** Feeds, sitemap, calendars, social cards and the other files for machines. Throws if the content cannot be read. */
export async function discoveryFiles({
  graphql,
  cache,
}: Pick<BuildArgs, "graphql" | "cache">): Promise<PublicFile[]> {
  const data = await readSitePages(graphql);
  const { content, events } = data;
  const today = siteToday(content.timeZone);
  const brand = content.brand.fullName;
  const { rss, json } = await feed(data, graphql, today);
  const files: Record<string, string> = {
    "sitemap.xml": await sitemap(data),
    "feed.xml": rss,
    "feed.json": json,
    "manifest.webmanifest": manifest(content),
    "robots.txt": robots(),
    "llms.txt": llms(data),
  };
  return [
    ...Object.entries(files),
    ...calendarFiles(brand, events, today, (from) =>
      data.builds.flatMap(({ days }) => days(from)),
    ),
    ...permalinkPictures(),
    [securityFile.slice(1), securityText(content, new Date())],
    ...indexedPages(data).map(({ path, title }): PublicFile => [
      socialCardAddress(path).slice(1),
      (file) => writeSocialCard(file, { title, brand }, cache),
    ]),
  ];
}
