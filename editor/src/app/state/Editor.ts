import { field } from "../../../../src/common/field";
import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import { parseJson } from "../../store/contentText";
import type {
  Change,
  StoredFile,
  ContentStore,
  SaveResult,
} from "../../store/ContentStore";
import type { UnsavedCopies } from "../../store/UnsavedCopies";
import { EditedContent } from "../model/EditedContent";
import type { JsonPath } from "../../../../src/common/jsonPath";
import { redirectsFile, takeBack } from "./entryActions";
import { EntrySession } from "./EntrySession";
import { Observable } from "./Observable";
import type { TypedEntry } from "./TypedEntry";

/** What the last save, removal or discard did. */
interface Notice {
  readonly text: string;
  /** Takes it back. */
  readonly undo?: () => void;
  readonly undoLabel?: string;
  /** The form with which it goes; undefined if it stays in any view. */
  readonly form?: TypedEntry;
  /** Address of a page that no longer exists. */
  readonly removedAddress?: string;
}

/** The address of the page. */
export interface Navigation {
  /** The entry whose form is shown; "" in other views. */
  entry(): string;
  /** Shows the form of an entry, perhaps at a field; "" shows the start view. */
  open(entry: string, field?: JsonPath): void;
}

/** What all views of a tab share. Independent of React and the browser, so that tests can play it. */
export class Editor extends Observable {
  content = new EditedContent();
  copies!: UnsavedCopies;
  user = "";
  notice: Notice | undefined;
  error: unknown;
  private readonly sessions = new Map<string, EntrySession>();

  /** @param openCopies Opens the unsaved copies of a person. */
  constructor(
    readonly store: ContentStore,
    readonly navigation: Navigation,
    private readonly openCopies: (person: string) => Promise<UnsavedCopies>,
  ) {
    super();
  }

  async load(): Promise<void> {
    try {
      await this.meetUser();
      this.content = new EditedContent(await this.store.load());
      this.setError(undefined);
    } catch (error) {
      this.setError(error);
    }
  }

  /** Signs in, perhaps as another person, who keeps what is typed in the open forms. */
  async signIn(): Promise<void> {
    await this.store.signIn?.();
    await this.meetUser();
    this.notify();
  }

  private async meetUser(): Promise<void> {
    const user = await this.store.user();
    if (user !== this.user) this.copies = await this.openCopies(user);
    this.user = user;
  }

  setNotice(notice: Notice | undefined): void {
    if (notice === this.notice) return;
    this.notice = notice;
    this.notify();
  }

  /** Says that everything that was typed in a form is stored. Elsewhere it says which. */
  noteSaved(form: TypedEntry, undo?: () => void): void {
    const isShown = this.navigation.entry() === form.entry;
    const what = isShown ? "" : ` “${this.content.title(form.entry)}”`;
    const text = this.store.drafts
      ? `Saved${what} as a draft.`
      : `Saved${what}. It goes online with the next publication.`;
    const undoLabel = "Undo this save";
    const canUndo = isShown && undo;
    this.setNotice({
      text,
      ...(isShown && { form }),
      ...(canUndo && { undo, undoLabel }),
    });
  }

  /**
   * Says that an entry is removed, and offers to bring it back.
   *
   * @param version The version that the removal left.
   */
  noteRemoved({ path, text }: StoredFile, version = ""): void {
    const kind = contentFileType(path)?.folderKind;
    const title = String(field(parseJson(text), "title") ?? path);
    const hasPage = kind && this.content.file(redirectsFile);
    this.setNotice({
      text: `Removed “${title}”${this.store.drafts ? " in your draft" : ""}.`,
      undo: () =>
        void takeBack(
          this,
          [{ path, text, base: version || null }],
          path,
          `“${title}” is back.`,
        ),
      undoLabel: "Undo the removal",
      ...(hasPage && { removedAddress: this.content.address(path) ?? "" }),
    });
  }

  /** Reports a save that failed after its form was left. */
  reportUnsaved(entry: string, reason: string): void {
    if (this.navigation.entry() === entry) return;
    this.setError(
      new Error(
        `“${this.content.title(entry)}” was not saved: ${reason} Open it again; what you typed is there.`,
      ),
    );
  }

  setError(error: unknown): void {
    this.error = error;
    this.notify();
  }

  /** The form of an entry. It outlives its view while a save is on its way. */
  session(entry: string): EntrySession {
    const session = this.sessions.get(entry) ?? new EntrySession(this, entry);
    this.sessions.set(entry, session);
    return session;
  }

  /** A new entry has its address after its first save. */
  rename(session: EntrySession, from: string): void {
    this.sessions.delete(from);
    this.sessions.set(session.entry, session);
  }

  /** Forgets a form that is not shown, if its unsaved text is in its copy. */
  close(entry: string): void {
    const session = this.sessions.get(entry);
    const { isSaving, isUnkept, refusals } = session?.state ?? {};
    // What it says would seem to be about the next form.
    if (session && this.notice?.form === session) this.setNotice(undefined);
    if (!isSaving && !isUnkept && !refusals) this.sessions.delete(entry);
  }

  /** The forms that are shown, or whose save is on its way. */
  get openForms(): readonly EntrySession[] {
    return [...this.sessions.values()];
  }

  /** Whether text would be lost if the tab closed now. */
  get isAtRisk(): boolean {
    return this.openForms.some(({ state }) => state.isSaving || state.isUnkept);
  }

  /** Saves changes, and shows them everywhere. */
  readonly save = async (changes: readonly Change[]): Promise<SaveResult> => {
    const result = await this.store.save(changes, (path) =>
      this.copies.own(path),
    );
    if (result.status !== "saved") return result;
    this.learn(result.files);
    // What was chosen in the conflicts of other forms is stored with this one.
    for (const { path, text } of result.files)
      if (
        text &&
        this.copies.own(path)?.text === JSON.stringify(JSON.parse(text))
      )
        this.copies.drop(path);
    return result;
  };

  /** Takes newer versions of files into the content. */
  learn(
    files: readonly StoredFile[],
    newPictures?: Readonly<Record<string, string>>,
  ): void {
    this.content = this.content.with(files, newPictures);
    this.notify();
  }
}
