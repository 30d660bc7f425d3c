import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What a file holds, however it is written: pages do not change with its spaces. */
const dataOf = (file: string, bytes: string | Buffer): string =>
  file.endsWith(".json")
    ? JSON.stringify(JSON.parse(bytes.toString()))
    : bytes.toString("latin1");

/** Shows what nobody has saved yet on the development server, in the copy of the content that it reads. */
export class Previews {
  /** What stands in the copy under each file that is shown; undefined where there was none. */
  private readonly covered = new Map<string, Buffer | undefined>();

  /** @param mirror The copy that the development server reads. */
  constructor(private readonly mirror: string) {}

  /** Where a file of the copy is. */
  pathOf(file: string): string {
    return path.join(this.mirror, file);
  }

  /** Shows a text or a picture instead of a content file, by its path below content/. */
  show(file: string, bytes: string | Buffer): void {
    const before = this.write(file, bytes);
    if (before !== "same" && !this.covered.has(file))
      this.covered.set(file, before);
  }

  /** Shows a file as it is again. */
  end(file: string): void {
    if (!this.covered.has(file)) return;
    const bytes = this.covered.get(file);
    this.covered.delete(file);
    if (bytes) this.write(file, bytes);
    else rmSync(this.pathOf(file), { force: true });
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

  /** Writes a file of the copy unless it holds the same already; returns what it held. */
  private write(
    file: string,
    bytes: string | Buffer,
  ): Buffer | undefined | "same" {
    const place = this.pathOf(file);
    const before = existsSync(place) ? readFileSync(place) : undefined;
    if (before && dataOf(file, before) === dataOf(file, bytes)) return "same";
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
    return before;
  }
}
