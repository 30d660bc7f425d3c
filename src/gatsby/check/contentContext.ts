import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentFileType, contentPlaces } from "../model/contentTypes";
import { firstDay } from "../model/publication";
import { generatedFiles, pathOf, routes } from "../../common/routes";
import type { ContentFile } from "./contentFile";
import { field } from "../../common/field";
import { readPicture, type PictureFile } from "./pictureFile";
import type { PlannedChange } from "./plannedChange";

/** What the values of one file may refer to: everything else in content/. */
export interface ContentContext {
  /**
   * Whether a catalogue of this type has an entry whose field has the value. A catalogue that cannot be read
   * has every entry: its own problem is told, and not one more for each reference to it.
   */
  hasEntry(type: string, field: string, value: string): boolean;
  entryKeys(type: string, field: string): readonly string[];
  /** Path below content/ of the catalogue with the entries of a type. */
  catalogueFile(type: string): string;
  /** Names of the outbound links; undefined where content/site.json cannot be read. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  readonly internalPaths: ReadonlySet<string>;
  /** Addresses of items without an article, whose pages say that there is none. */
  readonly emptyArticles: ReadonlySet<string>;
  /** Files and addresses of the items that visitors do not see yet, each with the day from which they will. */
  readonly notOnlineYet: ReadonlyMap<string, string>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Whether the site has a file at this address, such as "/brochure.pdf". */
  hasStaticFile(address: string): boolean;
}

/** A text of each entry of a list; undefined where an entry has none, or where there is no list. */
function textsOf(entries: unknown, name: string): string[] | undefined {
  if (!Array.isArray(entries)) return undefined;
  const texts = entries.map((entry) => field(entry, name));
  return texts.every((text) => typeof text === "string") ? texts : undefined;
}

/** Reads what every file below content/images is. */
async function readPictures(
  contentFolder: string,
): Promise<Map<string, PictureFile>> {
  const folder = path.join(contentFolder, "images");
  if (!existsSync(folder)) return new Map();
  const pictures = (await filesBelow(folder))
    .filter((name) => !name.endsWith(".json"))
    .map(async (name): Promise<[string, PictureFile]> => [
      `images/${name}`,
      await readPicture(path.join(folder, name)),
    ]);
  return new Map(await Promise.all(pictures));
}

/** Address of the page of an entry's file; undefined where the file has no page of its own. */
function entryPath(
  name: string,
  id = path.posix.basename(name, ".json"),
): string | undefined {
  return contentFileType(name)?.folderKind?.path(id);
}

function isPage(route: string): boolean {
  return routes.some(({ path: known }) => known === route);
}

function isStaticFile(staticFolder: string, address: string): boolean {
  const file = path.join(staticFolder, address);
  return (
    /^(\/[\w.-]+)+$/.test(address) &&
    !path.relative(staticFolder, file).startsWith("..") &&
    (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** The catalogues by the type of their entries, and the outbound links. */
function readLists(files: readonly ContentFile[]): {
  catalogues: ReadonlyMap<string, unknown>;
  links: unknown;
} {
  const catalogues = new Map<string, unknown>();
  let links: unknown;
  for (const { name, value } of files) {
    const type = contentFileType(name);
    if (type?.shape === "catalogue") catalogues.set(type.typeName, value);
    if (type?.typeName === "SiteContent") links = field(value, "links");
  }
  return { catalogues, links };
}

/**
 * Gathers what values may refer to.
 *
 * @param names Every JSON file below content/; a file that cannot be read still has its page.
 * @param files Those that could be read.
 * @param planned Pictures that are about to come or to go.
 * @param today Year-month-day.
 */
export async function createContext(
  contentFolder: string,
  staticFolder: string,
  names: readonly string[],
  files: readonly ContentFile[],
  planned: Pick<PlannedChange, "pictures" | "removed">,
  today: string,
): Promise<ContentContext> {
  const { catalogues, links } = readLists(files);
  const entryPaths = [
    ...names.flatMap((name) => entryPath(name) ?? []),
    ...files.flatMap(
      ({ name, value }) => entryPath(name, String(field(value, "id"))) ?? [],
    ),
  ];

  const keys = new Map<string, ReadonlySet<string> | undefined>();
  const keySet = (
    type: string,
    by: string,
  ): ReadonlySet<string> | undefined => {
    const name = `${type}.${by}`;
    if (!keys.has(name)) {
      const texts = textsOf(catalogues.get(type), by);
      keys.set(name, texts && new Set(texts));
    }
    return keys.get(name);
  };
  const pictures = await readPictures(contentFolder);
  for (const name of planned.removed) pictures.delete(name);
  for (const [name, source] of planned.pictures)
    pictures.set(name, await readPicture(source));
  const linkNames = textsOf(links, "name");
  return {
    entryKeys: (type, by) => [...(keySet(type, by) ?? [])],
    hasEntry: (type, by, value) =>
      (keySet(type, by)?.has(value) ?? true) ||
      // A service page without its service is told in the catalogue.
      (type === "Service" && isPage(`${pathOf("services")}/${value}`)),
    catalogueFile: (type) =>
      contentPlaces.find(({ typeName }) => typeName === type)?.pattern ?? "",
    outboundLinks: linkNames && new Set(linkNames),
    internalPaths: new Set([
      ...routes.map((route) => route.path),
      ...entryPaths,
    ]),
    emptyArticles: new Set(
      files
        .filter(
          ({ name, value }) =>
            !contentFileType(name)?.folderKind?.screen &&
            field(value, "article") === undefined,
        )
        .flatMap(({ name }) => entryPath(name) ?? []),
    ),
    notOnlineYet: new Map(
      files.flatMap(({ name, value }): [string, string][] => {
        const kind = contentFileType(name)?.itemKind;
        if (!kind) return [];
        const day = firstDay(
          { date: field(value, "date"), draft: field(value, "draft") },
          kind,
        );
        return day > today
          ? [
              [name, day],
              [entryPath(name) ?? "", day],
            ]
          : [];
      }),
    ),
    pictures,
    hasStaticFile: (address) =>
      generatedFiles.includes(address) || isStaticFile(staticFolder, address),
  };
}
