import { statSync } from "node:fs";
import path from "node:path";
import { field } from "../../common/field";
import { generatedFiles, pathOf, routes } from "../../common/routes";
import { contentFileType, contentPlaces } from "../model/contentTypes";
import type { JsonSchema } from "../model/jsonSchema";
import { firstDay } from "../model/publication";
import type { ContentFile } from "./contentFile";
import { readPicture, type PictureFile } from "./pictureFile";
import type { ProblemText } from "./problem";

/** What the values of a file may refer to: everything else in content/. */
export interface ContentContext {
  /** Path below content/ of the file whose values are checked. */
  readonly file: string;
  /**
   * Whether a catalogue of this type has an entry whose field has the value. A catalogue that cannot be read
   * has every entry: its own problem is reported, and not one more for each reference to it.
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
  readonly hasStaticFile: (address: string) => boolean;
}

/**
 * Checks a text against one keyword of the schema; undefined means that nothing is wrong.
 *
 * @param setting What the schema says after the keyword.
 * @param schema The text's whole schema.
 */
export type ValueRule = (
  value: string,
  setting: unknown,
  context: ContentContext,
  schema: JsonSchema,
) => ProblemText | undefined;

/** A text of each entry of a list; undefined where an entry has none, or where there is no list. */
function textsOf(entries: unknown, name: string): Set<string> | undefined {
  if (!Array.isArray(entries)) return undefined;
  const texts = entries.map((entry) => field(entry, name));
  return texts.every((text) => typeof text === "string")
    ? new Set(texts)
    : undefined;
}

/** Address of the page of an entry's file; undefined where the file has no page of its own. */
export function entryPath(
  name: string,
  id = path.posix.basename(name, ".json"),
): string | undefined {
  return contentFileType(name)?.folderKind?.path(id);
}

/** Items that are not online yet, by file and by address. */
function unpublished(files: readonly ContentFile[], today: string) {
  const days = new Map<string, string>();
  for (const { name, value } of files) {
    const kind = contentFileType(name)?.itemKind;
    if (!kind) continue;
    const dates = { date: field(value, "date"), draft: field(value, "draft") };
    const day = firstDay(dates, kind);
    if (day > today) days.set(name, day).set(entryPath(name) ?? "", day);
  }
  return days;
}

/**
 * Gathers what values may refer to.
 *
 * @param names Every file below content/; a content file that cannot be read still has its page.
 * @param files Content files that could be read.
 * @param today Year-month-day.
 */
export async function createContext(
  contentFolder: string,
  staticFolder: string,
  names: readonly string[],
  files: readonly ContentFile[],
  today: string,
): Promise<Omit<ContentContext, "file">> {
  const catalogues = new Map<string, unknown>();
  for (const { name, value } of files) {
    const place = contentFileType(name);
    if (place?.shape === "catalogue") catalogues.set(place.typeName, value);
  }
  const keys = new Map<string, ReadonlySet<string> | undefined>();
  const keysOf = (type: string, by: string) => {
    const name = `${type}.${by}`;
    if (!keys.has(name)) keys.set(name, textsOf(catalogues.get(type), by));
    return keys.get(name);
  };
  const internalPaths = new Set([
    ...routes.map((route) => route.path),
    ...names.flatMap((name) => entryPath(name) ?? []),
    ...files.flatMap(
      ({ name, value }) => entryPath(name, String(field(value, "id"))) ?? [],
    ),
  ]);
  const pictures = names
    .filter((name) => /^images\/.*(?<!\.json)$/.test(name))
    .map(
      async (name) =>
        [name, await readPicture(path.join(contentFolder, name))] as const,
    );
  const site = files.find(({ name }) => name === "site.json");
  return {
    entryKeys: (type, by) => [...(keysOf(type, by) ?? [])],
    hasEntry: (type, by, value) =>
      (keysOf(type, by)?.has(value) ?? true) ||
      // A service page without its service is reported in the catalogue.
      (type === "Service" &&
        routes.some((row) => row.path === `${pathOf("services")}/${value}`)),
    catalogueFile: (type) =>
      contentPlaces.find(({ typeName }) => typeName === type)?.pattern ?? "",
    outboundLinks: textsOf(field(site?.value, "links"), "name"),
    internalPaths,
    emptyArticles: new Set(
      files
        .filter(
          ({ name, value }) =>
            contentFileType(name)?.folderKind?.screen === undefined &&
            field(value, "article") === undefined,
        )
        .flatMap(({ name }) => entryPath(name) ?? []),
    ),
    notOnlineYet: unpublished(files, today),
    pictures: new Map(await Promise.all(pictures)),
    hasStaticFile: (address) =>
      generatedFiles.includes(address) ||
      (/^(\/(?!\.)[\w.-]+)+$/.test(address) &&
        statSync(path.join(staticFolder, address), {
          throwIfNoEntry: false,
        })?.isFile() === true),
  };
}
