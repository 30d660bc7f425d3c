import path from "node:path";
import { picturePermalink } from "../../../common/picturePermalink";
import { eventCalendarPath } from "../../../common/itemPaths";
import { archivePath, hubPath, topicPath } from "../../../common/routes";
import { siteUrl } from "../../../common/siteUrl";
import { maxRedirects } from "../../delivery/hostFiles";
import { reservedPart } from "../../model/reservedAddresses";
import type { Problem } from "../../content/problem";
import { hubTabs } from "../folderProblems";
import { quote } from "../wording";
import { filesOf, type ValidContent } from "./validContent";

/**
 * The part of an address, in lower case, that the site uses itself: a page, now or later, a further page of a list, or
 * a file, which has no addresses below it.
 */
function usedPart(content: ValidContent): (from: string) => string | undefined {
  const { files, context } = content;
  const ids = files
    .filter(({ place }) => place.itemKind)
    .map(({ name }) => path.posix.basename(name, ".json"));
  const tags = filesOf<{ article?: { tags: string[] } }>(
    content,
    "ArticleItem",
  ).flatMap(({ value }) => value.article?.tags ?? []);
  const lists = new Set(
    hubPath && [
      ...(hubTabs(files) ?? []).map((kind) => archivePath(kind, 1)),
      ...tags.map((tag) => topicPath(tag, 1)),
    ],
  );
  const made = new Set([
    ...ids.map(eventCalendarPath),
    ...[...context.pictures.keys()].flatMap(
      (name) => picturePermalink(name.replace(/^images\//, "")) ?? [],
    ),
  ]);
  const isPage = (address: string) =>
    context.pages.has(address) || lists.has(address.replace(/\/\d+$/, ""));
  return (from) =>
    isPage(from.toLowerCase())
      ? from
      : reservedPart(
          from,
          (address) =>
            address.endsWith("/index.html") ||
            made.has(address) ||
            context.hasStaticFile(address),
        );
}

/** Whether an address names this site's host. Such a redirect could lead back to its start; a path cannot, as it is that of a page. */
function isOwnHost(address: string): boolean {
  const [host, own] = [address, siteUrl()].map((each) =>
    URL.canParse(each) ? new URL(each).host.replace(/^www\./, "") : "",
  );
  return host === own;
}

/** A redirect starts at an address that the site no longer has. Letter case does not count. */
export function* redirectProblems(content: ValidContent): Generator<Problem> {
  const used = usedPart(content);
  const links = filesOf<{ links: { address: string; name: string }[] }>(
    content,
    "SiteContent",
  ).flatMap(({ value }) => value.links);
  for (const { file, value } of filesOf<{ from: string; to: string }[]>(
    content,
    "Redirect",
  )) {
    if (value.length > 0.9 * maxRedirects)
      yield file.note(
        [],
        `There are ${value.length} redirects. Cloudflare accepts ${maxRedirects} of a site.`,
        "Remove those of pages that have been gone for years.",
      );
    for (const [index, { from, to }] of value.entries()) {
      const part = used(from);
      if (part !== undefined)
        yield file.problem(
          [index, "from"],
          `The site itself uses the address ${quote(part)}.`,
          "Remove the entry, or write it without /index.html; only addresses of pages that are gone can be redirected.",
        );
      if (isOwnHost(links.find(({ name }) => name === to)?.address ?? to))
        yield file.problem(
          [index, "to"],
          `The redirect to ${quote(to)} names the site's own host.`,
          "Write the path alone, such as /contact.",
        );
    }
  }
}
