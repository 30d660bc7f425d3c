import { archivePath } from "../../../common/routes";
import { itemKinds } from "../../model/itemKinds";
import type { ContentContext } from "../contentContext";
import type { Fault } from "../fault";
import { quote } from "../quote";

/** What the build, the host and the editor make at the top of the site; a page for an old address would be in its way. */
const taken = new Set([
  "404",
  "admin",
  "fonts",
  "icons",
  "page-data",
  "pagefind",
  "social",
  "static",
  "404.html",
  "chunk-map.json",
  "events.ics",
  "feed.json",
  "feed.xml",
  "index.html",
  "llms.txt",
  "manifest.webmanifest",
  "robots.txt",
  "sitemap.xml",
  "webpack.stats.json",
]);

/** Whether the site keeps files of its own at a place at its top. Names that begin with _ or ~ are those of tools. */
export function isTaken(
  first: string,
  { hasStaticFile }: Pick<ContentContext, "hasStaticFile">,
): boolean {
  const place = first.toLowerCase();
  return taken.has(place) || hasStaticFile(`/${place}`) || /^[_~]/.test(first);
}

/** First pages of the archives, which there always are. */
const archives = new Set(
  itemKinds
    .filter(({ hub }) => hub?.mostShown)
    .map(({ folder }) => archivePath(folder, 1)),
);

/** Whether the build can make a page at an address that has moved. */
export function oldAddressFault(
  from: string,
  context: Pick<ContentContext, "internalPaths" | "hasStaticFile">,
): Fault | undefined {
  const segments = from.split("/").slice(1);
  const [first = ""] = segments;
  if (segments.some((segment) => /^\.+$/.test(segment))) {
    return {
      message: `The address ${quote(from)} has a part of dots only.`,
      remedy: "Write the old address in full, such as /article/news-old.",
    };
  }
  if (context.internalPaths.has(from) || archives.has(from)) {
    return {
      message: `The site has a page at ${quote(from)}.`,
      remedy: "Remove the entry; only addresses without a page can be sent on.",
    };
  }
  if (isTaken(first, context)) {
    return {
      message: `The site keeps files of its own at ${quote(`/${first}`)}.`,
      remedy:
        "Remove the entry; only addresses of pages that are gone can be sent on.",
    };
  }
  return segments.at(-1)?.includes(".")
    ? {
        message: `The address ${quote(from)} is that of a file: its last part has a dot.`,
        remedy:
          "Remove the entry; only addresses of pages can be sent on, such as /article/news-old.",
      }
    : undefined;
}
