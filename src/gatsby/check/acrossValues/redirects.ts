import path from "node:path";
import { picturePermalink } from "../../../common/picturePermalink";
import { articlePath, eventCalendarPath } from "../../../common/itemPaths";
import { archivePath, topicPath } from "../../../common/routes";
import { ownAddress } from "../../delivery/redirects";
import { siteUrl } from "../../../common/siteUrl";
import { articleKinds, itemKinds } from "../../model/itemKinds";
import { reservedPart } from "../../model/reservedAddresses";
import type { Problem, ProblemText } from "../../content/problem";
import { quote } from "../wording";
import { filesOf, type ValidContent } from "./validContent";

type Redirects = readonly { readonly from: string; readonly to: string }[];

/** Tells which addresses the site has, in lower case: pages with the further pages of lists, and files. */
function siteAddresses(content: ValidContent) {
  const { files, context } = content;
  const ids = files
    .filter(({ place }) => place.itemKind)
    .map(({ name }) => path.posix.basename(name, ".json"));
  const tags = articleKinds.flatMap(({ type }) =>
    filesOf<{ article?: { tags: string[] } }>(content, type).flatMap(
      ({ value }) => value.article?.tags ?? [],
    ),
  );
  const lists = new Set([
    ...itemKinds
      .filter(({ hub }) => hub?.mostShown)
      .map(({ folder }) => archivePath(folder, 1)),
    ...tags.map((tag) => topicPath(tag, 1)),
  ]);
  const pages = new Set([...context.pages.keys(), ...ids.map(articlePath)]);
  const made = new Set([
    ...ids.map(eventCalendarPath),
    ...[...context.pictures.keys()].flatMap(
      (name) => picturePermalink(name.replace(/^images\//, "")) ?? [],
    ),
  ]);
  return {
    isPage: (address: string) =>
      pages.has(address) || lists.has(address.replace(/\/\d+$/, "")),
    isHidden: (address: string) => Boolean(context.pages.get(address)?.opens),
    isFile: (address: string) =>
      made.has(address) || context.hasStaticFile(address),
  };
}

/** The address of this site that a redirect leads to, in lower case; undefined if it leads to another site. */
function targetOnSite(to: string, content: ValidContent): string | undefined {
  interface Site {
    links: { name: string; address: string }[];
  }
  const [site] = filesOf<Site>(content, "SiteContent");
  const named = site?.value.links.find(({ name }) => name === to)?.address;
  if (!URL.canParse(named ?? to, siteUrl())) return undefined;
  const { host, pathname } = new URL(named ?? to, siteUrl());
  const isOwn = [host, `www.${host}`, host.replace(/^www\./, "")].includes(
    new URL(siteUrl()).host,
  );
  return isOwn ? (ownAddress(pathname) ?? pathname).toLowerCase() : undefined;
}

/** The steps of a chain of redirects that comes back to its start; undefined for all other chains. */
function loopFrom(
  start: string,
  targets: ReadonlyMap<string, string | undefined>,
): string[] | undefined {
  const steps = [start];
  for (let at = targets.get(start); at !== undefined; at = targets.get(at)) {
    if (at === start) return [...steps, at];
    if (steps.includes(at)) return undefined;
    steps.push(at);
  }
  return undefined;
}

/** Reports an address that the site has or redirects itself. */
function startProblem(
  from: string,
  { isPage, isHidden, isFile }: ReturnType<typeof siteAddresses>,
): ProblemText | undefined {
  const address = from.toLowerCase();
  const [page = ""] = address.split(/\/index\.html(?=\/|$)/);
  const rest = from.slice(0, page.length);
  if (page !== address)
    return {
      message: `The site itself redirects ${quote(from)} to ${quote(rest || "/")}.`,
      remedy:
        rest === "" || isPage(page)
          ? "Remove the entry."
          : `Write ${quote(rest)}, which includes this address.`,
    };
  const taken = isPage(address) ? from : reservedPart(from, isFile);
  if (isHidden(address))
    return {
      message: `The item at ${quote(from)} is a draft or not online yet: its page will be there.`,
      remedy: "Remove the entry, or rename the item and its file.",
    };
  return taken === undefined
    ? undefined
    : {
        message: `The site has a page or a file at ${quote(taken)}.`,
        remedy:
          "Remove the entry; only addresses of pages that are gone can be redirected.",
      };
}

/** A redirect starts at an address that the site no longer has, and does not lead back to it. Letter case does not count. */
export function* redirectProblems(content: ValidContent): Generator<Problem> {
  const addresses = siteAddresses(content);
  for (const { file, value } of filesOf<Redirects>(content, "Redirect")) {
    const starts = value.map(({ from }) => from.toLowerCase());
    const targets = new Map(
      value.map(({ to }, index) => [
        starts[index] ?? "",
        targetOnSite(to, content),
      ]),
    );
    for (const [index, { from }] of value.entries()) {
      const loop = loopFrom(from.toLowerCase(), targets);
      const problem = startProblem(from, addresses);
      if (problem)
        yield file.problem([index, "from"], problem.message, problem.remedy);
      // Reported once, with its first entry.
      else if (loop?.every((step) => starts.indexOf(step) >= index))
        yield file.problem(
          [index, "to"],
          `The redirect leads back to its own address: ${loop.join(", ")}.`,
          "Write the address of a page that exists.",
        );
    }
  }
}
