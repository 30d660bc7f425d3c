import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import type { Change, Conflict, Draft, StoredFile } from "./ContentStore";
import { fromBase64 } from "./contentText";
import {
  draftPrefix,
  draftOf,
  idsOf,
  readDraft,
  versionOf,
  type DraftState,
} from "./draft";
import type { Commit, GitHub } from "./GitHub";

/** Reads the published content together with a person's draft. */
export class DraftReader {
  private readonly texts: Map<string, string>;

  /** @param texts Known texts by Git's id. */
  constructor(
    private readonly github: GitHub,
    texts: Readonly<Record<string, string>>,
  ) {
    this.texts = new Map(Object.entries(texts));
  }

  async state(): Promise<DraftState> {
    const { github } = this;
    const person = await github.user();
    const branch = `${draftPrefix}${person}`;
    const [main, head] = await Promise.all([
      github.published(),
      github.head(branch),
    ]);
    const draft = head ? await readDraft(github, main, head) : undefined;
    return { main, branch, title: `Changes of ${person}`, draft };
  }

  /** A file with the draft, and its conflict with the site. */
  async current(state: DraftState, path: string): Promise<StoredFile> {
    const { site, draft, from } = idsOf(state, path);
    const mine = {
      ...(await this.file(path, draft, versionOf(from, draft))),
      draft: draftOf(site, draft),
    };
    if (site === from) return mine;
    const theirs = await this.file(path, site, versionOf(site, draft));
    // A removed file that has changed on the site is shown again.
    if (!draft) return theirs;
    return {
      ...mine,
      conflict: { theirs, base: await this.file(path, from, "") },
    };
  }

  /** What a draft changes, with the entries that it adds or removes. */
  async changes(
    main: Commit,
    head: string,
  ): Promise<Pick<Draft, "paths" | "added" | "removed">> {
    const { changes } = await readDraft(this.github, main, head);
    const entries = [...changes].filter(([path]) => contentFileType(path));
    const added = entries.filter(([, { site }]) => !site);
    const removed = entries.filter(([, { draft }]) => !draft);
    const read = (list: typeof entries) =>
      Promise.all(
        list.map(([path, { site, draft }]) =>
          this.file(path, draft || site, ""),
        ),
      );
    return {
      paths: [...changes.keys()],
      added: await read(added),
      removed: await read(removed),
    };
  }

  /** The first conflict of changes with the draft, then with the site. */
  async conflict(
    state: DraftState,
    changes: readonly Change[],
  ): Promise<Conflict | undefined> {
    for (const { path, base } of changes) {
      const { site, draft } = idsOf(state, path);
      const [seenSite = "", seenDraft = ""] = (base ?? "").split(":");
      if (draft !== seenDraft) {
        const isWithoutDraft = site === draft;
        const seen = isWithoutDraft ? site : seenSite;
        const theirs = await this.file(path, draft, versionOf(seen, draft));
        // Of a draft that was published or discarded the form keeps what it added.
        return isWithoutDraft
          ? { theirs, base: await this.file(path, seenSite, "") }
          : { theirs };
      }
      if (site !== seenSite && site !== draft)
        return {
          theirs: await this.file(path, site, versionOf(site, draft)),
          base: await this.file(path, seenSite, ""),
        };
    }
    return undefined;
  }

  /** A file by Git's id; "" if there is none. Texts are cached by their ids, because they never change. */
  private async file(
    path: string,
    id: string,
    version: string,
  ): Promise<StoredFile> {
    const text =
      id && (this.texts.get(id) ?? fromBase64(await this.github.blob(id)));
    this.texts.set(id, text);
    return { path, version, text };
  }
}
