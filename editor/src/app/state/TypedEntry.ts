import { field } from "../../../../src/common/field";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import type { Conflict } from "../../store/ContentStore";
import { asTyped, cleanValue, fileText } from "../model/cleanValue";
import { isNew } from "../model/EditedContent";
import type { Editor } from "./Editor";
import { beginEntry, rebase, type EntryState } from "./entryState";
import { Observable } from "./Observable";

/** What is typed in the form of an entry, and the version that it began from. Whatever is not stored has a copy. */
export abstract class TypedEntry extends Observable {
  state: EntryState;

  /** @param entry Path of the file; of a new one the folder with a slash at its end. */
  constructor(
    protected readonly editor: Editor,
    public entry: string,
  ) {
    super();
    this.state = this.begin();
  }

  get path(): string {
    if (!isNew(this.entry)) return this.entry;
    return `${this.entry}${String(field(this.state.value, "id"))}.json`;
  }

  get schema(): JsonSchema {
    return this.editor.content.schema(this.entry);
  }

  /** The file's text as the form stands. */
  get text(): string {
    return fileText(this.state.value, this.schema, this.state.base?.text);
  }

  get isChanged(): boolean {
    const { base, value } = this.state;
    if (base) return this.text !== base.text;
    const empty = this.editor.content.newEntry(this.entry);
    const id = field(value, "id");
    return this.text !== fileText({ ...empty, id }, this.schema);
  }

  /** Takes what was typed. The name of a new entry follows its title until somebody chooses another. */
  change(value: unknown): void {
    const [before, title] = [this.state.value, value].map((each) =>
      field(each, "title"),
    );
    const { content } = this.editor;
    const isOwnName =
      !isNew(this.entry) ||
      title === before ||
      field(value, "id") !== content.nameFor(this.entry, before);
    this.update({
      value: isOwnName
        ? value
        : { ...(value as object), id: content.nameFor(this.entry, title) },
    });
    if (this.isChanged) this.editor.setNotice(undefined);
  }

  setError(error: unknown): void {
    this.update({ error });
  }

  /** Continues with what was chosen in a conflict; undefined gives the entry up, as others did. */
  resolve(value: unknown): void {
    if (value === undefined) return this.forget();
    const base = this.state.conflict?.theirs;
    this.replace({ base, value, conflict: undefined });
  }

  /** Gives up what was typed, until it is undone. */
  discard(): void {
    const { editor, state } = this;
    editor.copies.drop(this.entry);
    this.state = { ...this.begin(), revision: state.revision };
    this.replace({});
    const { base, value, restoredAt } = state;
    this.offerUndo("What you had typed is discarded.", {
      base,
      value,
      restoredAt,
    });
  }

  /**
   * Says that an entry of a list or a section was removed from the form.
   *
   * @param before The value of the form until then.
   */
  notePartRemoved(title: string, before: unknown): void {
    this.offerUndo(`“${title}” is removed.`, { value: before });
  }

  private offerUndo(text: string, before: Partial<EntryState>): void {
    this.editor.setNotice({
      text,
      form: this,
      undo: () => {
        this.replace(before);
        this.editor.setNotice(undefined);
      },
      undoLabel: "Undo",
    });
  }

  /** Moves the form onto a newer version, or asks a person to choose. */
  meet(conflict: Conflict): void {
    const next = rebase(conflict, this.state.base, this.value());
    const value = asTyped(next.value, this.state.value, this.schema);
    this.replace({ ...next, value, restoredAt: undefined });
  }

  private begin(): EntryState {
    return beginEntry(this.editor.content, this.editor.copies, this.entry);
  }

  /** The typed value as a file stores it. */
  protected value(): unknown {
    return cleanValue(this.state.value, this.schema);
  }

  /** The entry no longer exists. */
  protected forget(): void {
    const { editor, entry } = this;
    editor.copies.drop(entry);
    editor.learn([{ path: entry, text: "", version: "" }]);
    if (editor.navigation.entry() === entry) editor.navigation.open("");
  }

  /** Changes the state to a value that was not typed in the form. */
  protected replace(next: Partial<EntryState>): void {
    this.update({ ...next, revision: this.state.revision + 1 });
  }

  /** Changes the state, and keeps a copy of what is not stored. */
  protected update(next: Partial<EntryState>): void {
    const state = { ...this.state, ...next };
    this.state = state;
    const { copies } = this.editor;
    const isKept =
      this.isChanged || state.conflict
        ? copies.keep(this.entry, {
            base: state.base,
            text: this.text,
            at: Date.now(),
          })
        : copies.drop(this.entry);
    this.state = { ...state, isUnkept: !isKept };
    this.notify();
  }
}
