import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import type { Change, StoredFile, FindUnsaved } from "./ContentStore";
import { contentText, gitId, toBase64 } from "./contentText";
import {
  draftOf,
  idsOf,
  versionOf,
  type BranchDraft,
  type DraftState,
} from "./draft";
import type { DraftReader } from "./DraftReader";
import type { GitHub } from "./GitHub";
import { Rejected } from "./githubApi";
import { mergeUntouched } from "./merge";
import type { PullRequests } from "./PullRequests";

/** Adds changes to a person's draft. */
export class DraftWriter {
  constructor(
    private readonly github: GitHub,
    private readonly reader: DraftReader,
    private readonly pulls: PullRequests,
  ) {}

  /** Adds changes to the draft. Throws Rejected if the draft's branch has moved. */
  async write(
    state: DraftState,
    changes: readonly Change[],
    unsaved: FindUnsaved,
  ): Promise<StoredFile[]> {
    const { main, branch, title, draft } = state;
    const texts = new Map<string, string | null>();
    for (const { path, text } of changes)
      texts.set(
        path,
        text && contentFileType(path) ? await contentText(text) : text,
      );
    for (const path of draft?.moved ?? [])
      if (!texts.has(path))
        texts.set(path, await this.resolution(state, path, unsaved));
    const files: StoredFile[] = [];
    const added = new Map<string, string | null>();
    const changed = new Set(draft?.changes.keys());
    for (const [path, text] of texts) {
      const { site, draft: before } = idsOf(state, path);
      const isContent = contentFileType(path);
      const id = text === null ? "" : isContent ? await gitId(text) : path;
      if (id !== before)
        added.set(path, text && isContent ? toBase64(text) : text);
      if (id === site) changed.delete(path);
      else changed.add(path);
      const version = versionOf(site, id);
      if (isContent)
        files.push({
          path,
          text: text ?? "",
          version,
          draft: draftOf(site, id),
        });
    }
    let head = draft?.head ?? main.id;
    if (!draft) await this.github.moveBranch(branch, undefined, head);
    else if (draft.isBehind)
      head = await this.mergeSite(state, draft, added, texts);
    if (added.size > 0)
      head = await this.github.addCommit(branch, head, added, title);
    if (changed.size === 0) await this.removeBranch(branch, head);
    else await this.request(branch, title);
    return files;
  }

  /**
   * Merges the site into the draft. What was chosen in conflicts is part of the merge, so that nothing is lost if the
   * rest of the save fails.
   *
   * @param added Loses what the merge contains.
   */
  private mergeSite(
    { main, branch, title }: DraftState,
    draft: BranchDraft,
    added: Map<string, string | null>,
    texts: ReadonlyMap<string, string | null>,
  ): Promise<string> {
    const files = new Map<
      string,
      { content: string } | { sha: string | null }
    >();
    for (const [path, { draft: id }] of draft.changes)
      files.set(path, { sha: id || null });
    for (const path of draft.moved) {
      const text = texts.get(path);
      if (text) files.set(path, { content: text });
      // GitHub cannot delete what does not exist.
      else if (!main.files.has(path)) files.delete(path);
      else files.set(path, { sha: null });
      added.delete(path);
    }
    return this.github.addMerge(branch, draft.head, main.id, files, title);
  }

  /** The text of a file that changed on the site and in the draft, but not in this save. */
  private async resolution(
    state: DraftState,
    path: string,
    unsaved: FindUnsaved,
  ): Promise<string | null> {
    const { conflict, text, version } = await this.reader.current(state, path);
    if (!conflict) return text || null;
    const chosen = unsaved(path);
    if (chosen?.base?.version === conflict.theirs.version)
      return contentText(chosen.text);
    const edited = { path, text, version };
    const merged = mergeUntouched(conflict, edited, JSON.parse(text));
    return contentText(JSON.stringify(merged));
  }

  /** Opens the draft's pull request, if none is open. Throws Rejected if the branch is gone. */
  private async request(branch: string, title: string): Promise<void> {
    const isOpen = async () =>
      (await this.pulls.open()).some(({ head }) => head.ref === branch);
    if (await isOpen()) return;
    await this.pulls.create(branch, title).catch(async (error: unknown) => {
      // Another tab may have opened it.
      if (!(await isOpen())) throw error;
    });
  }

  /** Removes a branch, unless it has moved. Returns whether it is gone. */
  async removeBranch(branch: string, head: string): Promise<boolean> {
    try {
      await this.github.moveBranch(branch, head, undefined);
      return true;
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return (await this.github.head(branch)) === undefined;
    }
  }
}
