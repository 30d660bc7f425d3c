import path from "node:path";
import { pathOf, routes, topicSlug } from "../../../common/routes";
import { slug } from "../../../common/slug";
import { articleKinds, documentKind } from "../../model/itemKinds";
import { hasFormat, textFormats } from "../../model/formats";
import { reservedPart } from "../../model/reservedAddresses";
import type { Problem } from "../../content/problem";
import { didYouMean, quote } from "../wording";
import { filesOf, type ValidContent, type Rule } from "./validContent";
import { redirectProblems } from "./redirects";

const isKey = (name: string) => hasFormat(name, textFormats.key);

/** An id equals the file's name and has the folder's prefix, so that every id is unique. */
function* idProblems({ files }: ValidContent): Generator<Problem> {
  for (const file of files) {
    const { folderKind, itemKind } = file.place;
    if (!folderKind) continue;
    const { id } = file.value as { id: string };
    const name = path.posix.basename(file.name, ".json");
    if (itemKind && !name.startsWith(`${itemKind.idPrefix}-`))
      yield file.problem(
        ["id"],
        `The file's name "${name}" does not fit the folder ${itemKind.folder}.`,
        `Rename the file and the id: in this folder they begin with "${itemKind.idPrefix}-".`,
      );
    else if (id !== name)
      yield file.problem(
        ["id"],
        `The id "${id}" does not match the file's name.`,
        isKey(name)
          ? `Write "${name}", or rename the file to ${id}.json.`
          : `Rename the file and give it the same id, in lower-case letters, digits and hyphens, such as ${isKey(slug(name)) ? slug(name) : id}.json.`,
      );
  }
}

/** A document does not take the address of a page or file. */
function* documentProblems(content: ValidContent): Generator<Problem> {
  for (const { file } of filesOf(content, "Document")) {
    const name = path.posix.basename(file.name, ".json");
    const address = documentKind.path(name);
    if (
      reservedPart(address, content.context.hasStaticFile) ||
      routes.some((route) => route.path === address)
    )
      yield file.problem(
        ["id"],
        `The site uses the address ${quote(address)} for something else.`,
        "Give the document another id, and the file the same name.",
      );
  }
}

/** Every page has its own title and description in search results, and every link of the footer its own words. */
function* repeatedTexts({ files }: ValidContent): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files)
    for (const { path: place, text } of file.texts()) {
      const field = place.slice(-2).join(".");
      const name = file.name.startsWith("documents/")
        ? { title: "title", summary: "description", label: "label" }[field]
        : /^seo\.(\w+)$|\.navL(abel)$/.exec(field)?.slice(1).join("");
      if (!name) continue;
      const key = `${name}:${text}`.toLowerCase();
      const first = seen.get(key);
      if (first)
        yield file.problem(
          place,
          `The ${name} is the same as in content/${first}.`,
          `Give each page a ${name} of its own.`,
          /label/i.test(name) ? "note" : "error",
        );
      seen.set(key, file.name);
    }
}

/** Every service page has a service: its key is the last segment of the route, and it links to the page. */
function* serviceProblems(content: ValidContent): Generator<Problem> {
  type Services = { key: string; to: string }[];
  const folder = `${pathOf("services")}/`;
  const pages = routes.filter(({ path: route }) => route.startsWith(folder));
  for (const { file, value } of filesOf<Services>(content, "Service"))
    for (const { path: route } of pages) {
      const key = route.slice(folder.length);
      const index = value.findIndex((service) => service.key === key);
      const leading = value.findIndex((service) => service.to === route);
      if (index === -1)
        yield file.problem(
          leading === -1 ? [] : [leading, "key"],
          `The page ${route} needs a service with the key "${key}".`,
          `Add the service, or write "${key}" as the key of the one that leads there.`,
        );
      else if (leading !== index)
        yield file.problem(
          [index, "to"],
          `The service "${key}" does not lead to its page.`,
          `Write "${route}".`,
        );
    }
}

/** A topic has one page, so it has one spelling. The first one counts. */
function* tagProblems(content: ValidContent): Generator<Problem> {
  interface Item {
    article?: { tags: string[] };
  }
  const spellings = new Map<string, string>();
  const items = articleKinds.flatMap(({ type }) =>
    filesOf<Item>(content, type),
  );
  for (const { file, value } of items)
    for (const [index, tag] of (value.article?.tags ?? []).entries()) {
      const name = topicSlug(tag);
      const first = spellings.get(name) ?? tag;
      spellings.set(name, first);
      if (name === "")
        yield file.problem(
          ["article", "tags", index],
          `The topic ${quote(tag)} has no letter or digit for the address of its page.`,
          "Write the topic in words.",
        );
      else if (first !== tag)
        yield file.problem(
          ["article", "tags", index],
          `The topic ${quote(tag)} is spelled ${quote(first)} elsewhere.`,
          `Write ${quote(first)} here, or the other spelling everywhere.`,
        );
    }
}

/** Speakers of events are members of the team. */
function* speakerProblems(content: ValidContent): Generator<Problem> {
  interface About {
    leadership: { founder: { name: string }; team: { name: string }[] };
  }
  const [about] = filesOf<About>(content, "AboutPage");
  if (!about) return;
  const { founder, team } = about.value.leadership;
  const people = [founder, ...team].map(({ name }) => name);
  const events = filesOf<{ speakers?: string[] }>(content, "EventItem");
  for (const { file, value } of events)
    for (const [index, name] of (value.speakers ?? []).entries())
      if (!people.includes(name))
        yield file.problem(
          ["speakers", index],
          `${quote(name)} is not a member of the team.`,
          `Write a name from content/pages/about.json, or add the person there.${didYouMean(name, people)}`,
        );
}

/** Names, addresses and titles that must match or must differ. */
export const nameRules: readonly Rule[] = [
  idProblems,
  documentProblems,
  redirectProblems,
  repeatedTexts,
  serviceProblems,
  tagProblems,
  speakerProblems,
];
