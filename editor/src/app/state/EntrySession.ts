import { field } from "../../../../src/common/field";
import { isObject } from "../../store/contentText";
import type { Conflict, StoredFile } from "../../store/ContentStore";
import { fileText } from "../model/cleanValue";
import { isNew, nameOf } from "../model/EditedContent";
import { messageOf } from "../model/words";
import { rebase } from "./entryState";
import { TypedEntry } from "./TypedEntry";

/** How often a save is repeated on top of what others have stored meanwhile. */
const mostTries = 5;

/**
 * The form of an entry and its saves. One rule: a text belongs to the person until the store has confirmed that very
 * text. What is typed during a save stays in the form, on top of the version that was stored.
 */
export class EntrySession extends TypedEntry {
  /** Stays the same when a new entry gets its address. */
  readonly key = crypto.randomUUID();

  /** Saves the text as it is now. */
  save(): Promise<void> {
    return this.send(this.value());
  }

  /** Removes the file. */
  remove(): Promise<void> {
    return this.send(undefined);
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
  private withFreeName(sent: unknown, theirs: StoredFile): unknown {
    this.editor.learn([theirs]);
    const name = String(field(sent, "id"));
    const id = this.editor.content.freeName(this.entry, name);
    const renamed = (value: unknown) => ({ ...(isObject(value) && value), id });
    this.update({ value: renamed(this.state.value) });
    return renamed(sent);
  }

  /** The store has confirmed a version; without text the file is removed. */
  private finish(saved: StoredFile | undefined): void {
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
    if (isShown && entry !== saved.path) editor.navigation.open(saved.path);
    if (!this.isChanged)
      editor.noteSaved(this, before ? () => this.undo(before) : undefined);
    if (!isShown) editor.close(saved.path);
  }

  /** Stores the text before the last save again. The save after that can be undone, too. */
  private undo(before: string): void {
    this.replace({ value: JSON.parse(before) });
    this.editor.setNotice(undefined);
    void this.save();
  }
}
