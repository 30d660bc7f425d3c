import { Editor } from "../../src/app/state/Editor";
import { UnsavedCopies, type CopyStorage } from "../../src/store/UnsavedCopies";
import type { World } from "./World";

/** A person's browser. */
export class Browser implements CopyStorage {
  isFull = false;
  readonly tabs = new Map<string, Tab>();
  private readonly texts = new Map<string, string>();
  constructor(readonly person: string) {}
  get length() {
    return this.texts.size;
  }
  key = (at: number) => [...this.texts.keys()][at] ?? null;
  getItem = (name: string) => this.texts.get(name) ?? null;
  removeItem = (name: string) => void this.texts.delete(name);
  setItem(name: string, text: string) {
    if (this.isFull) throw new Error("The storage is full.");
    this.texts.set(name, text);
  }
  get everything() {
    return [...this.texts.values()].join("\n");
  }
}

/** A tab of a browser. */
export class Tab {
  entry = "";
  isClosed = false;
  readonly editor: Editor;
  constructor(
    world: World,
    readonly browser: Browser,
    readonly name: string,
  ) {
    this.editor = new Editor(
      world.storeOf(browser.person),
      { entry: () => this.entry, open: (entry) => this.open(entry) },
      () =>
        Promise.resolve(
          new UnsavedCopies(
            browser,
            browser.person,
            name,
            (tab) => !browser.tabs.has(tab),
          ),
        ),
    );
  }

  open(entry: string): void {
    const before = this.entry;
    this.entry = entry;
    if (before && before !== entry) this.editor.close(before);
    void this.form;
  }

  /** The form that is shown; undefined if there is none, as in App. */
  get form() {
    const { entry, editor } = this;
    const isShown =
      entry.endsWith("/") ||
      editor.content.file(entry) ||
      (entry && editor.copies.all().some((copy) => copy.entry === entry));
    return isShown ? editor.session(entry) : undefined;
  }
}
