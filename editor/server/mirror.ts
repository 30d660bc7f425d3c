import { mkdirSync, rmSync, watch } from "node:fs";
import { filesBelow, readIfExists, writeFiles } from "./files";

/** Files keep still so long before they are read, so that nobody reads half of a save. */
const settleMs = 300;

/** A copy of the content that the development server reads: it changes only while the content is in order, and holds one unsaved text. */
export class Mirror {
  private unsaved: { path: string; text: string } | undefined;

  /** @param hasErrors Whether the content has errors now. */
  constructor(
    private readonly source: string,
    readonly folder: string,
    private readonly workFolder: string,
    private readonly hasErrors: () => Promise<boolean>,
  ) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Copies what differs, if the content is in order; returns whether it is. */
  async follow(): Promise<boolean> {
    if (await this.hasErrors()) return false;
    this.copy([...filesBelow(this.source), ...filesBelow(this.folder)]);
    return true;
  }

  /** Follows every change of the content, whoever makes it. */
  followChanges(onChange: () => void): void {
    let timer: NodeJS.Timeout | undefined;
    watch(this.source, { recursive: true }, (_event, name) => {
      if (String(name).startsWith("schemas")) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.follow()
          .then((isInOrder) => isInOrder && onChange())
          // A folder that is moved while it is read is read again at its next change.
          .catch(() => undefined);
      }, settleMs);
    });
  }

  /** Shows one unsaved text in place of a file, or none. Returns whether that changed anything. */
  show(unsaved: { path: string; text: string } | undefined): boolean {
    const paths = [this.unsaved, unsaved].flatMap((text) => text?.path ?? []);
    this.unsaved = unsaved;
    return this.copy(paths);
  }

  /** Copies those of some files that differ. Returns whether any did. */
  private copy(names: readonly string[]): boolean {
    const changes = new Map<string, Buffer | undefined>();
    for (const name of new Set(names)) {
      const wanted = this.wanted(name);
      const copy = readIfExists(this.folder, name);
      if (wanted ? !copy?.equals(wanted) : copy) changes.set(name, wanted);
    }
    writeFiles(this.folder, changes, this.workFolder);
    return changes.size > 0;
  }

  private wanted(name: string): Buffer | undefined {
    if (name === this.unsaved?.path) return Buffer.from(this.unsaved.text);
    return name.startsWith("schemas/")
      ? undefined
      : readIfExists(this.source, name);
  }
}
