import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { contentFileType } from "../contentTypes";
import { articlePath, generatedFiles, routes } from "../routes";
import type { ContentFile } from "./contentFile";

/** What a picture file is, whatever its name says. */
export interface PictureFile {
  /** Format by content: "jpeg", "png", "webp", "svg"; undefined where the file is no picture. */
  readonly format: string | undefined;
  readonly width: number;
}

/** What the values of one file may refer to: everything else in content/. */
export interface ContentContext {
  /**
   * Whether a catalogue of this type has an entry whose field has the value. A catalogue that cannot be read
   * has every entry: its own problem is told, and not one more for each reference to it.
   */
  hasEntry(type: string, field: string, value: string): boolean;
  entryKeys(type: string, field: string): readonly string[];
  /** Names of the outbound links; undefined where content/site.json cannot be read. */
  readonly outboundLinks: ReadonlySet<string> | undefined;
  readonly internalPaths: ReadonlySet<string>;
  /** Pictures by path below content/. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Whether the site has a file at this address, such as "/brochure.pdf". */
  hasStaticFile(address: string): boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of a text field in a list of entries. */
function textsOf(entries: unknown, field: string): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const value = isRecord(entry) ? entry[field] : undefined;
    return typeof value === "string" ? [value] : [];
  });
}

async function readPicture(file: string): Promise<PictureFile> {
  try {
    const { format, width } = await sharp(file).metadata();
    return { format, width };
  } catch {
    return { format: undefined, width: 0 };
  }
}

/** Reads what every file below content/images is. */
async function readPictures(
  contentFolder: string,
): Promise<Map<string, PictureFile>> {
  const folder = path.join(contentFolder, "images");
  if (!existsSync(folder)) return new Map();
  const pictures = new Map<string, PictureFile>();
  for (const entry of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, entry);
    if (entry.endsWith(".json") || !(await stat(file)).isFile()) continue;
    const name = path.relative(contentFolder, file).split(path.sep).join("/");
    pictures.set(name, await readPicture(file));
  }
  return pictures;
}

/** Gathers what values may refer to. */
export async function createContext(
  contentFolder: string,
  staticFolder: string,
  files: readonly ContentFile[],
): Promise<ContentContext> {
  const catalogues = new Map<string, unknown>();
  const itemIds: string[] = [];
  let links: unknown;
  for (const { name, value } of files) {
    const type = contentFileType(name);
    if (type?.kind === "catalogue") catalogues.set(type.typeName, value);
    if (type?.kind === "item" && isRecord(value))
      itemIds.push(String(value["id"]));
    if (type?.typeName === "SiteContent" && isRecord(value))
      links = value["links"];
  }

  const keys = new Map<string, string[]>();
  const entryKeys = (type: string, field: string): string[] => {
    const name = `${type}.${field}`;
    const known = keys.get(name) ?? textsOf(catalogues.get(type), field);
    keys.set(name, known);
    return known;
  };
  const keySets = new Map<string, Set<string>>();
  return {
    entryKeys,
    hasEntry: (type, field, value) => {
      const name = `${type}.${field}`;
      if (!catalogues.has(type)) return true;
      const set = keySets.get(name) ?? new Set(entryKeys(type, field));
      keySets.set(name, set);
      return set.has(value);
    },
    outboundLinks:
      links === undefined ? undefined : new Set(textsOf(links, "name")),
    internalPaths: new Set([
      ...routes.map((route) => route.path),
      ...itemIds.map(articlePath),
    ]),
    pictures: await readPictures(contentFolder),
    hasStaticFile: (address) =>
      generatedFiles.includes(address) ||
      existsSync(path.join(staticFolder, address)),
  };
}
