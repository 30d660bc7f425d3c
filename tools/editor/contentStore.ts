import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Problem } from "../../src/gatsby/check/problem";
import { contentFileType } from "../../src/gatsby/model/contentTypes";
import { formatJson } from "../../src/gatsby/model/formatJson";
import { ChangeRefused, ContentChange } from "./contentChange";
import { rewriteJson } from "./rewriteJson";
import { SavedFiles } from "./savedFiles";
import { isDrawing } from "../../src/gatsby/model/logoResolvers";
import { addPicture } from "./addPicture";
import { takeInPicture } from "./takeInPicture";

const pictureFile = /^images\/([\w-]+\/)*[\w.-]+\.(jpe?g|png|webp|svg)$/i;

/** A picture as it is kept; drawings, which only logos can be, stay as they are. */
const uploaded = async (name: string, bytes: Buffer): Promise<Buffer> =>
  isDrawing(name)
    ? bytes
    : (await takeInPicture(path.posix.basename(name), bytes)).bytes;

/** The path leads to nothing that the editor may read or write. */
export class PlaceRefused extends Error {}

/** A file that is to be written. */
export interface Writing {
  /** Path from the top of the repository, such as "content/site.json". */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The files of a content folder as the editor reads and writes them, by paths such as "content/site.json". */
export class ContentStore {
  /** What the editor was last shown of each file, so that nobody overwrites what others changed meanwhile. */
  private readonly shown = new Map<string, string>();

  /** @param saved What was saved, and how it was before; one for all windows of an editor. */
  constructor(
    private readonly folder: string,
    readonly saved = new SavedFiles(folder),
  ) {}

  /** The text of a content file; undefined where there is none. */
  readText(place: string): string | undefined {
    const name = this.contentName(place);
    const text = this.currentText(name);
    if (text !== undefined) this.shown.set(name, text);
    return text;
  }

  /** A picture by its path or, as Decap CMS asks for it, by its name in the folder of the field that shows it. */
  readPicture(place: string): Buffer {
    const name = this.pictureName(place);
    const file = path.join(this.folder, name);
    if (existsSync(file)) return readFileSync(file);
    const images = path.join(this.folder, "images");
    const other = readdirSync(images, { recursive: true })
      .map(String)
      .find((found) => path.basename(found) === path.basename(name));
    return readFileSync(other ? path.join(images, other) : file);
  }

  /** The content files or pictures of a folder, without those of the folders in it. */
  list(place: string): string[] {
    const folder = this.nameBelow(place);
    const absolute = path.join(this.folder, folder);
    if (!existsSync(absolute)) return [];
    return readdirSync(absolute)
      .map((name) => `${folder}/${name}`)
      .filter((name) => contentFileType(name) ?? pictureFile.test(name))
      .sort()
      .map((name) => `content/${name}`);
  }

  /**
   * Writes content files and pictures as a person would.
   *
   * @returns What is to be mended in other files now: a figure that changes may stand in texts, and a form holds one file.
   * @throws ChangeRefused, and writes nothing, if the files themselves were not in order.
   */
  async save(writings: readonly Writing[]): Promise<Problem[]> {
    const change = new ContentChange(this.folder);
    const uploads = mkdtempSync(path.join(tmpdir(), "pictures-"));
    let elsewhere: Problem[];
    try {
      for (const [index, { path: place, bytes }] of writings.entries()) {
        const name = this.nameBelow(place);
        if (pictureFile.test(name)) {
          const upload = path.join(uploads, `${index}${path.extname(name)}`);
          writeFileSync(upload, await uploaded(name, bytes));
          change.pictures.set(name, upload);
        } else {
          const file = this.contentName(place);
          change.texts.set(file, await this.newText(file, bytes.toString()));
        }
      }
      elsewhere = await this.saved.apply(
        change,
        ({ file }) => !change.texts.has(file),
      );
    } finally {
      rmSync(uploads, { recursive: true });
    }
    for (const [file, text] of change.texts) this.shown.set(file, text);
    return elsewhere;
  }

  /** Adds a picture to the catalogue. Throws ChangeRefused, and writes nothing, if the site cannot use it. */
  addPicture(name: string, bytes: Buffer, alt: string): Promise<string> {
    return addPicture(this.saved, name, bytes, alt);
  }

  /**
   * Looks whether a content file could be saved with a text.
   *
   * @param pictures Files of pictures that would be saved with it, by their path below content/.
   * @throws ChangeRefused if the content were not in order then.
   */
  async tryOut(
    place: string,
    text: string,
    pictures: ReadonlyMap<string, string>,
  ): Promise<void> {
    const change = new ContentChange(this.folder);
    change.texts.set(this.contentName(place), text);
    for (const [name, file] of pictures) change.pictures.set(name, file);
    await change.check();
  }

  /** A picture as it would be saved. Throws ChangeRefused if the site cannot use it. */
  async takeIn(
    place: string,
    bytes: Buffer,
  ): Promise<{ name: string; bytes: Buffer }> {
    const name = this.pictureName(place);
    return { name, bytes: await uploaded(name, bytes) };
  }

  /** Deletes content files and pictures. Throws ChangeRefused, and deletes nothing, if the content needs them. */
  async remove(places: readonly string[]): Promise<void> {
    const change = new ContentChange(this.folder);
    for (const place of places) {
      const name = this.nameBelow(place);
      change.removed.add(
        pictureFile.test(name) ? name : this.contentName(place),
      );
    }
    await this.saved.apply(change);
  }

  private async newText(name: string, text: string): Promise<string> {
    const current = this.currentText(name);
    if (current === undefined) return formatJson(text);
    const shown = this.shown.get(name);
    if (shown !== undefined && shown !== current)
      throw new ChangeRefused(
        `content/${name} was changed outside the editor meanwhile. Load the page again to see it; the editor offers to restore what you typed.`,
      );
    return rewriteJson(current, JSON.parse(text));
  }

  private currentText(name: string): string | undefined {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  /** The path below content/ of a content file. Throws PlaceRefused for any other place. */
  contentName(place: string): string {
    const name = this.nameBelow(place);
    if (name.endsWith(".json") && contentFileType(name)) return name;
    throw new PlaceRefused(`There is no content file at ${place}.`);
  }

  private pictureName(place: string): string {
    const name = this.nameBelow(place);
    if (pictureFile.test(name)) return name;
    throw new PlaceRefused(`There is no picture at ${place}.`);
  }

  private nameBelow(place: string): string {
    const name = path.posix.relative("content", path.posix.normalize(place));
    if (
      name === "" ||
      name.startsWith("..") ||
      /[\\\0]/.test(place) ||
      path.posix.isAbsolute(place)
    )
      throw new PlaceRefused(`${place} is not in content/.`);
    return name;
  }
}
