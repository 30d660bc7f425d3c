import path from "node:path";
import { field } from "../../common/field";
import { routes } from "../../common/routes";
import {
  catalogueOf,
  contentFileType,
  isPictureFile,
  sectionPagePlace,
} from "../model/contentTypes";
import { firstDay } from "../content/firstDay";
import type { Content, RawFiles } from "../content/readContent";
import type { ProblemText } from "../content/problem";
import { readPicture, type PictureProperties } from "../content/readPicture";

/** A page that content may link to. */
interface SitePage {
  /** Day from which visitors see it, year-month-day. Empty if they see it already. */
  readonly opens: string;
  /** Whether its item has no text to read. */
  readonly isEmpty: boolean;
}

/** Everything that the values of a file may refer to. */
export interface ContentContext {
  /** Path below content/ of the file that is checked. */
  readonly file: string;
  /** Year-month-day. */
  readonly today: string;
  /**
   * Values of a field in a type's catalogue. Undefined if the catalogue is unreadable, which is reported separately.
   */
  entryKeys(type: string, field: string): ReadonlySet<string> | undefined;
  /** Names of the outbound links; undefined if content/site.json is unreadable. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  /**
   * Names of the values that documents may contain: email, phone and those of legal in content/site.json. Undefined if
   * these are unreadable.
   */
  readonly legalNames: readonly string[] | undefined;
  /** The site's pages by address. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureProperties>;
  /** Whether the content has a file, or a field at its top: "site.json offices". An unreadable file may have it. */
  readonly has: (place: string) => boolean;
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

/** The names that documents may contain. Undefined if the file or a name is unreadable, which is reported separately. */
function legalNames(site: unknown): string[] | undefined {
  const legal = field(site, "legal");
  const { values = [], ...typed } = Object(legal) as { values?: unknown };
  const further = textsOf(values, "name");
  return legal && further
    ? ["email", "phone", ...Object.keys(typed), ...further]
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

/** The page of an entry. An unreadable entry is reported separately. */
function entryPage(name: string, value: unknown, today: string): SitePage {
  const { itemKind } = contentFileType(name) ?? {};
  if (!itemKind || value === undefined) return { opens: "", isEmpty: false };
  const day = firstDay(value, itemKind);
  return {
    opens: day > today ? day : "",
    isEmpty: !itemKind.screen && field(value, "article") === undefined,
  };
}

/**
 * Gathers everything that values may refer to.
 *
 * @param raw Every file below content/. An unreadable content file still has its page.
 * @param staticFiles Paths of the files below static/.
 * @param today Year-month-day.
 */
export async function createContext(
  { files }: Content,
  raw: RawFiles,
  staticFiles: readonly string[],
  today: string,
): Promise<Omit<ContentContext, "file">> {
  const valueOf = (name: string): unknown => files.get(name)?.value;
  const siteFiles = new Set(staticFiles.map((name) => `/${name}`));
  const pages = new Map<string, SitePage>(
    routes.map((route) => [route.path, { opens: "", isEmpty: false }]),
  );
  for (const name of raw.keys()) {
    const address = entryPath(name) ?? sectionPath(name, valueOf(name));
    if (address) pages.set(address, entryPage(name, valueOf(name), today));
  }
  const pictures = [...raw]
    .filter(([name]) => isPictureFile(name))
    .map(async ([name, bytes]) => [name, await readPicture(bytes)] as const);
  return {
    today,
    entryKeys: (type, by) => {
      const file = catalogueOf(type);
      return raw.has(file) ? textsOf(valueOf(file), by) : new Set();
    },
    outboundLinks: textsOf(field(valueOf("site.json"), "links"), "name"),
    legalNames: legalNames(valueOf("site.json")),
    pages,
    pictures: new Map(await Promise.all(pictures)),
    has: (place) => {
      const [file = "", name = ""] = place.split(" ");
      const value = valueOf(file) ?? { [name]: true };
      return raw.has(file) && (!name || field(value, name) !== undefined);
    },
    hasStaticFile: (address) => siteFiles.has(address),
  };
}
