import type { Day } from "../../common/days";
import { field } from "../../common/field";
import { routes } from "../../common/routes";
import type { ContentFile } from "../content/ContentFile";
import type { ProblemText } from "../content/problem";
import { firstDay } from "../content/publication";
import type { Content, RawFiles } from "../content/readContent";
import { readPicture, type PictureProperties } from "../content/readPicture";
import {
  catalogueOf,
  entryPath,
  isPictureFile,
  sectionPagePlace,
} from "../model/contentTypes";

/** Everything that the values of a file may refer to. */
export interface ContentContext {
  /** The file that is checked. */
  readonly file: ContentFile;
  /** Values of a field in a type's catalogue. Undefined if the catalogue is unreadable, which is reported separately. */
  entryKeys(type: string, field: string): ReadonlySet<string> | undefined;
  /** Names of the outbound links; undefined if content/site.json is unreadable. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  /** The site's pages: the day from which visitors see each, by address; empty if they see it already. */
  readonly pages: ReadonlyMap<string, string>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureProperties>;
}

/**
 * Checks a value against one keyword of its schema.
 *
 * @param setting Value of the keyword.
 * @returns What is wrong, and `at` which part of the value as a JSON pointer; undefined if the value is correct.
 */
export type ValueRule<Value = string> = (
  value: Value,
  setting: unknown,
  context: ContentContext,
) => (ProblemText & { readonly at?: string }) | undefined;

/** Input of the rules that compare several values. */
export interface ValidContent {
  /** Files that fit their schemas. */
  readonly files: readonly ContentFile[];
  readonly today: Day;
}

/** The files of a type of the content model, each with its value. */
export const filesOf = <Value>({ files }: ValidContent, typeName: string) =>
  files
    .filter(({ place }) => place.typeName === typeName)
    .map((file) => ({ file, value: file.value as Value }));

/** The texts of a field in the entries of a list. */
const textsOf = (entries: unknown, name: string) =>
  Array.isArray(entries)
    ? new Set(entries.map((entry) => String(field(entry, name))))
    : undefined;

/** The pages of the route table, of entries and of lists of sections. The page of an unreadable entry counts as online. */
function pagesOf({ files }: Content, raw: RawFiles, today: Day) {
  const pages = new Map(routes.map(({ path }) => [String(path), ""]));
  for (const name of raw.keys()) {
    const address = entryPath(name);
    const file = files.get(name);
    const kind = file?.place.itemKind;
    const day = kind ? firstDay(file.value, kind) : "";
    if (address) pages.set(address, day > today ? day : "");
    if (file?.place === sectionPagePlace)
      pages.set(String(field(file.value, "path")), "");
  }
  return pages;
}

/**
 * Gathers everything that values may refer to.
 *
 * @param raw Every file below content/. An unreadable content file still has its page.
 */
export async function createContext(
  content: Content,
  raw: RawFiles,
  today: Day,
): Promise<Omit<ContentContext, "file">> {
  const valueOf = (name: string): unknown => content.files.get(name)?.value;
  const pictures = [...raw]
    .filter(([name]) => isPictureFile(name))
    .map(async ([name, bytes]) => [name, await readPicture(bytes)] as const);
  return {
    entryKeys: (type, by) => textsOf(valueOf(catalogueOf(type)), by),
    outboundLinks: textsOf(field(valueOf("site.json"), "links"), "name"),
    pages: pagesOf(content, raw, today),
    pictures: new Map(await Promise.all(pictures)),
  };
}
