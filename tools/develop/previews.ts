import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Shows texts that nobody has saved yet on the development server, in the copy of the content that it reads. */
export class Previews {
  /** What stands in the copy under each text that is shown; undefined where there was no file. */
  private readonly covered = new Map<string, Buffer | undefined>();

  /** @param mirror The copy that the development server reads. */
  constructor(private readonly mirror: string) {}

  /** Shows a text instead of a content file, by its path below content/. */
  show(file: string, text: string): void {
    const place = path.join(this.mirror, file);
    if (!this.covered.has(file))
      this.covered.set(
        file,
        existsSync(place) ? readFileSync(place) : undefined,
      );
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** Shows a file as it is again. */
  end(file: string): void {
    if (!this.covered.has(file)) return;
    const place = path.join(this.mirror, file);
    const bytes = this.covered.get(file);
    this.covered.delete(file);
    if (bytes) writeFileSync(place, bytes);
    else rmSync(place, { force: true });
  }

  /**
   * Takes what a file has become, to be seen when its preview ends.
   *
   * @param bytes Undefined where the file is gone.
   * @returns Whether the file has a preview.
   */
  keep(file: string, bytes: () => Buffer | undefined): boolean {
    if (!this.covered.has(file)) return false;
    this.covered.set(file, bytes());
    return true;
  }
}
