import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { field } from "../../common/field";
import { routes } from "../../common/routes";
import { firstDay } from "../content/firstDay";
import type { ProblemText } from "../content/problem";
import type { Content, RawFiles } from "../content/readContent";
import { readPicture, type PictureProperties } from "../content/readPicture";
import {
  catalogueOf,
  contentFileType,
  isPictureFile,
  sectionPagePlace,
} from "../model/contentTypes";

/** Everything that the values of a file may refer to. */
export interface ContentContext {
  /** Path below content/ of the file that is checked. */
  readonly file: string;
  /** Whether the file is a draft, whose texts may still be missing. */
  readonly isDraft: boolean;
  /** Year-month-day. */
  readonly today: string;
  /**
   * Values of a field in a type's catalogue. Undefined if the catalogue is unreadable, which is reported separately.
   */
  entryKeys(type: string, field: string): ReadonlySet<string> | undefined;
  /** Names of the outbound links; undefined if content/site.json is unreadable. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  /** The site's pages: the day from which visitors see each, by address; empty if they see it already. */
  readonly pages: ReadonlyMap<string, string>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureProperties>;
  /** Whether the site has a file at this address, such as "/brochure.pdf". */
  readonly hasStaticFile: (address: string) => boolean;
}

/**
 * Checks a text against one keyword of its schema. Returns undefined if the text is correct.
 *
 * @param setting Value of the keyword.
 */
export type ValueRule = (
  value: string,
  setting: unknown,
  context: ContentContext,
) => ProblemText | undefined;

/** What is wrong with a value or a part of it. */
export interface PartProblem extends ProblemText {
  /** JSON pointer from the value to the part. */
  readonly at?: string;
}

/** The text of a field in each entry of a list. Undefined if an entry has none. */
function textsOf(entries: unknown, name: string): Set<string> | undefined {
  if (!Array.isArray(entries)) return undefined;
  const texts = entries.map((entry) => field(entry, name));
  return texts.every((text) => typeof text === "string")
    ? new Set(texts)
    : undefined;
}

/** Address of the page of an entry's file; undefined if such files have no page. */
export const entryPath = (name: string): string | undefined =>
  contentFileType(name)?.folderKind?.path(path.posix.basename(name, ".json"));

/** Address of a page that is a list of sections; undefined for other files. */
function sectionPath(name: string, value: unknown): string | undefined {
  const address = field(value, "path");
  return contentFileType(name) === sectionPagePlace &&
    typeof address === "string"
    ? address
    : undefined;
}

/** The pages of the route table, of entries and of lists of sections. The page of an unreadable entry counts as online. */
function pagesOf(
  { files }: Content,
  raw: RawFiles,
  today: string,
): Map<string, string> {
  const pages = new Map<string, string>(
    routes.map((route) => [route.path, ""]),
  );
  for (const name of raw.keys()) {
    const file = files.get(name);
    const address = entryPath(name) ?? sectionPath(name, file?.value);
    const kind = file?.place.itemKind;
    const day = kind ? firstDay(file.value, kind) : "";
    if (address) pages.set(address, day > today ? day : "");
  }
  return pages;
}

/**
 * Gathers everything that values may refer to.
 *
 * @param raw Every file below content/. An unreadable content file still has its page.
 * @param today Year-month-day.
 */
export async function createContext(
  content: Content,
  raw: RawFiles,
  today: string,
): Promise<Omit<ContentContext, "file" | "isDraft">> {
  const valueOf = (name: string): unknown => content.files.get(name)?.value;
  const pictures = [...raw]
    .filter(([name]) => isPictureFile(name))
    .map(async ([name, bytes]) => [name, await readPicture(bytes)] as const);
  return {
    today,
    entryKeys: (type, by) => textsOf(valueOf(catalogueOf(type)), by),
    outboundLinks: textsOf(field(valueOf("site.json"), "links"), "name"),
    pages: pagesOf(content, raw, today),
    pictures: new Map(await Promise.all(pictures)),
    hasStaticFile: (address) => {
      const file = path.join("static", address);
      return existsSync(file) && statSync(file).isFile();
    },
  };
}
