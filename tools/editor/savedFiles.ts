import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Problem } from "../../src/gatsby/check/problem";
import { ChangeRefused, type ContentChange } from "./contentChange";
import { changesBetween, type Change } from "./changes";

/** What files hold; undefined for those that are not there. */
type Contents = ReadonlyMap<string, Buffer | undefined>;

/** A file's value: for a picture, that it is one. */
function valueOf(name: string, bytes: Buffer | undefined): unknown {
  if (!bytes) return undefined;
  return name.endsWith(".json") ? JSON.parse(bytes.toString()) : "A picture";
}

/** Keeps what files held before each save, so that it can be shown and undone. */
export class SavedFiles {
  private readonly saves: { before: Contents; after: Contents }[] = [];

  constructor(readonly folder: string) {}

  /** Writes a change as `ContentChange.apply` does, and remembers what it changed. */
  async apply(
    change: ContentChange,
    isTolerated?: (problem: Problem) => boolean,
  ): Promise<Problem[]> {
    const { texts, pictures, removed } = change;
    const names = [...texts.keys(), ...pictures.keys(), ...removed];
    const before = this.read(names);
    const tolerated = await change.apply(isTolerated);
    this.saves.push({ before, after: this.read(names) });
    return tolerated;
  }

  /** What the last save changed; undefined where there was none. */
  changes(): Change[] | undefined {
    const last = this.saves.at(-1);
    return (
      last &&
      [...last.before].flatMap(([name, bytes]) =>
        changesBetween(
          valueOf(name, bytes) ?? {},
          valueOf(name, last.after.get(name)) ?? {},
        ).map((change) =>
          change.place === "" ? { ...change, place: name } : change,
        ),
      )
    );
  }

  /** Puts the files back as they were before the last save. Throws ChangeRefused, and writes nothing, if others changed them since. */
  undo(): void {
    const last = this.saves.at(-1);
    if (!last) throw new ChangeRefused("There is no save to undo.");
    for (const [name, now] of this.read([...last.after.keys()]))
      if (String(now) !== String(last.after.get(name)))
        throw new ChangeRefused(
          `Nothing was undone: content/${name} was changed outside the editor since.`,
        );
    for (const [name, bytes] of last.before) {
      const file = path.join(this.folder, name);
      if (!bytes) rmSync(file, { force: true });
      else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    }
    this.saves.pop();
  }

  private read(names: readonly string[]): Contents {
    return new Map(
      names.map((name) => {
        const file = path.join(this.folder, name);
        return [name, existsSync(file) ? readFileSync(file) : undefined];
      }),
    );
  }
}
