import { field } from "../../../../src/common/field";
import { isObject } from "../../store/contentText";
import type { Conflict, ContentFile } from "../../store/ContentStore";
import { nameOf } from "../model/EditedContent";
import { asTyped, cleanValue, fileText } from "../model/cleanValue";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import { messageOf } from "../model/words";
import { isNew } from "../route";
import type { Editor } from "./Editor";
import { beginEntry, rebase, type EntryState } from "./entryState";
import { Observable } from "./Observable";

/** How often a save is repeated on top of what others have stored meanwhile. */
const mostTries = 5;

/**
 * The form of an entry. One rule: a text belongs to the person until the store has confirmed that very text. What is
 * typed during a save stays in the form, on top of the version that was stored.
 */
export class EntrySession extends Observable {
  /** Stays the same when a new entry gets its address. */
  readonly key = crypto.randomUUID();
  state: EntryState;

  /** @param entry Path of the file; of a new one the folder with a slash at its end. */
  constructor(
    private readonly editor: Editor,
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
    return this.editor.content.schema(
      isNew(this.entry) ? `${this.entry}new.json` : this.entry,
    );
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

  /** Saves the text as it is now. */
  save(): Promise<void> {
    return this.send(this.value());
  }

  /** Removes the file. */
  remove(): Promise<void> {
    return this.send(undefined);
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
    editor.setNotice({
      text: "What you had typed is discarded.",
      form: this,
      undo: () => {
        this.replace({ base, value, restoredAt });
        editor.setNotice(undefined);
      },
      undoLabel: "Undo",
    });
  }

  private begin(): EntryState {
    return beginEntry(this.editor.content, this.editor.copies, this.entry);
  }

  private value(): unknown {
    return cleanValue(this.state.value, this.schema);
  }

  /** Stores a value, or removes the file if it is undefined. */
  private async send(sent: unknown): Promise<void> {
    if (this.state.isSaving) return;
    this.update({ isSaving: true, refusals: undefined, error: undefined });
    try {
      await this.store(sent);
    } catch (error) {
      this.update({ error });
      this.editor.reportUnsaved(this.entry, messageOf(error));
    } finally {
      this.update({ isSaving: false });
    }
  }

  private async store(value: unknown): Promise<void> {
    let sent = value;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const { path, schema } = this;
      const { base } = this.state;
      const text =
        sent === undefined ? null : fileText(sent, schema, base?.text);
      const change = { path, text, base: base?.version || null };
      const result = await this.editor.save([change]);
      if (result.status === "saved") {
        this.update({ advice: result.advice });
        return this.finish(result.files.find((file) => file.path === path));
      }
      if (result.status === "refused") {
        this.update({ refusals: result.problems });
        return this.editor.reportUnsaved(
          this.entry,
          result.problems[0]?.message ?? "",
        );
      }
      if (base) sent = this.meetWith(result, sent);
      else sent = this.withFreeName(sent, result.theirs);
      if (sent === undefined) return;
    }
    throw new Error("Others are saving this entry, too. Try again.");
  }

  /** Moves the form onto a newer version, or asks a person to choose. */
  meet(conflict: Conflict): void {
    const next = rebase(conflict, this.state.base, this.value());
    const value = asTyped(next.value, this.state.value, this.schema);
    this.replace({ ...next, value, restoredAt: undefined });
  }

  /** Moves the form and a sent value onto a newer version. Returns undefined if a person has to choose first. */
  private meetWith(conflict: Conflict, sent: unknown): unknown {
    const { base } = this.state;
    const next = rebase(conflict, base, sent);
    this.meet(conflict);
    this.editor.learn(conflict.theirs.text ? [conflict.theirs] : []);
    if (this.state.conflict)
      return this.editor.reportUnsaved(this.entry, "Somebody else changed it.");
    if (sent === undefined)
      throw new Error(
        "Nothing was removed, because somebody has changed this entry. Look at it, then remove it again.",
      );
    return next.value;
  }

  /** Gives a new entry another name, because somebody else has taken its own. */
  private withFreeName(sent: unknown, theirs: ContentFile): unknown {
    this.editor.learn([theirs]);
    const name = String(field(sent, "id"));
    const id = this.editor.content.freeName(this.entry, name);
    const renamed = (value: unknown) => ({ ...(isObject(value) && value), id });
    this.update({ value: renamed(this.state.value) });
    return renamed(sent);
  }

  /** The store has confirmed a version; without text the file is removed. */
  private finish(saved: ContentFile | undefined): void {
    const { entry, state, editor } = this;
    const isShown = editor.navigation.entry() === entry;
    const before = state.base?.text;
    if (!saved?.text) {
      this.forget();
      return before && state.base
        ? editor.noteRemoved(state.base, saved?.version)
        : editor.noteSaved(this);
    }
    editor.copies.drop(entry);
    this.entry = saved.path;
    editor.rename(this, entry);
    // The title may have changed since a new entry was sent under its name.
    const value = isNew(entry)
      ? { ...(state.value as object), id: nameOf(saved.path) }
      : state.value;
    this.update({ base: saved, value, restoredAt: undefined });
    if (!this.isChanged)
      editor.noteSaved(this, before ? () => this.undo(before) : undefined);
    if (isShown && entry !== saved.path) editor.navigation.open(saved.path);
    if (!isShown) editor.close(saved.path);
  }

  /** Stores the text before the last save again. The save after that can be undone, too. */
  private undo(before: string): void {
    this.replace({ value: JSON.parse(before) });
    this.editor.setNotice(undefined);
    void this.save();
  }

  private forget(): void {
    const { editor, entry } = this;
    editor.copies.drop(entry);
    editor.learn([{ path: entry, text: "", version: "" }]);
    if (editor.navigation.entry() === entry) editor.navigation.open("");
  }

  /** Changes the state to a value that was not typed in the form. */
  private replace(next: Partial<EntryState>): void {
    this.update({ ...next, revision: this.state.revision + 1 });
  }

  /** Changes the state, and keeps a copy of what is not stored. */
  private update(next: Partial<EntryState>): void {
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
