import { statSync } from "node:fs";
import path from "node:path";
import { field } from "../../common/field";
import { generatedFiles, routes } from "../../common/routes";
import { contentFileType } from "../model/contentTypes";
import type { JsonSchema } from "../model/jsonSchema";
import { firstDay } from "../model/publication";
import type { ContentFile } from "./contentFile";
import { readPicture, type PictureFile } from "./pictureFile";
import type { ProblemText } from "./problem";

/** Everything that the values of a file may refer to. */
export interface ContentContext {
  /** Path below content/ of the file that is checked. */
  readonly file: string;
  /** Values of a field in the catalogue of a type; undefined if the catalogue is unreadable, which is a problem of its own. */
  entryKeys(type: string, field: string): ReadonlySet<string> | undefined;
  /** Names of the outbound links; undefined if content/site.json is unreadable. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  readonly internalPaths: ReadonlySet<string>;
  /** Addresses of items without an article or a page of their own kind. */
  readonly emptyArticles: ReadonlySet<string>;
  /** Files and addresses of unpublished items, each with its day of publication. */
  readonly notOnlineYet: ReadonlyMap<string, string>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Whether the site has a file at this address, such as "/brochure.pdf". */
  readonly hasStaticFile: (address: string) => boolean;
}

/**
 * Checks a text against one keyword of the schema; undefined stands for a correct text.
 *
 * @param setting Value of the keyword.
 * @param schema The text's whole schema.
 */
export type ValueRule = (
  value: string,
  setting: unknown,
  context: ContentContext,
  schema: JsonSchema,
) => ProblemText | undefined;

/** The text of a field in each entry of a list; undefined if an entry has none. */
function textsOf(entries: unknown, name: string): Set<string> | undefined {
  if (!Array.isArray(entries)) return undefined;
  const texts = entries.map((entry) => field(entry, name));
  return texts.every((text) => typeof text === "string")
    ? new Set(texts)
    : undefined;
}

/** Address of the page of an entry's file; undefined if such files have no page. */
const entryPath = (name: string, id = path.posix.basename(name, ".json")) =>
  contentFileType(name)?.folderKind?.path(id);

/** Unpublished items by file and by address. */
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

/** Reads the fields of catalogues, each once. */
function catalogueReader(files: readonly ContentFile[]) {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (type: string, by: string) => {
    const name = `${type}.${by}`;
    if (!known.has(name)) {
      const file = files.find((each) => {
        const place = contentFileType(each.name);
        return place?.shape === "catalogue" && place.typeName === type;
      });
      known.set(name, textsOf(file?.value, by));
    }
    return known.get(name);
  };
}

/**
 * Gathers everything that values may refer to.
 *
 * @param names Every file below content/; an unreadable content file still has its page.
 * @param files Readable content files.
 * @param today Year-month-day.
 */
export async function createContext(
  contentFolder: string,
  staticFolder: string,
  names: readonly string[],
  files: readonly ContentFile[],
  today: string,
): Promise<Omit<ContentContext, "file">> {
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
    entryKeys: catalogueReader(files),
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
