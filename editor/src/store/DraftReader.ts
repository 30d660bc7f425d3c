import type { Change, Conflict, ContentFile } from "./ContentStore";
import { fromBase64 } from "./contentText";
import { draftPrefix, readDraft, type BranchDraft } from "./draft";
import type { Commit, GitHub } from "./GitHub";

/** The published content and a person's draft. */
export interface DraftState {
  readonly main: Commit;
  /** Branch and title of the draft, even if it does not exist yet. */
  readonly branch: string;
  readonly title: string;
  readonly draft: BranchDraft | undefined;
}

/** Git's ids of a file: on the site, in the draft, and where the draft began. Empty if it does not exist. */
interface FileIds {
  readonly site: string;
  readonly draft: string;
  readonly from: string;
}

/** A version names what a person has seen, so that neither the site nor the draft moves on unnoticed. */
export const versionOf = (site: string, draft: string) =>
  site || draft ? `${site}:${draft}` : "";

export function idsOf({ main, draft }: DraftState, path: string): FileIds {
  const site = main.files.get(path) ?? "";
  const change = draft?.changes.get(path);
  return change
    ? { site, draft: change.to ?? "", from: change.from ?? "" }
    : { site, draft: site, from: site };
}

/** Reads the published content together with a person's draft. */
export class DraftReader {
  private readonly texts: Map<string, string>;

  /**
   * @param branch The published branch.
   * @param texts Known texts by Git's id.
   */
  constructor(
    readonly github: GitHub,
    private readonly branch: string,
    texts: Readonly<Record<string, string>>,
  ) {
    this.texts = new Map(Object.entries(texts));
  }

  async state(): Promise<DraftState> {
    const person = await this.github.user();
    const branch = `${draftPrefix}${person}`;
    const [main, head] = await Promise.all([
      this.github.commit(this.branch),
      this.github.head(branch),
    ]);
    const draft = head ? await readDraft(this.github, main, head) : undefined;
    return { main, branch, title: `Changes of ${person}`, draft };
  }

  /** A file with the draft, and its conflict with the site. */
  async current(state: DraftState, path: string): Promise<ContentFile> {
    const { site, draft, from } = idsOf(state, path);
    const theirs = await this.file(path, site, versionOf(site, draft));
    // A removed file that has changed on the site is shown again.
    if (site === from || !draft)
      return site === from
        ? this.file(path, draft, versionOf(from, draft))
        : theirs;
    const conflict = { theirs, base: await this.file(path, from, "") };
    return {
      ...(await this.file(path, draft, versionOf(from, draft))),
      conflict,
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
        const seen = site === draft ? site : seenSite;
        return { theirs: await this.file(path, draft, versionOf(seen, draft)) };
      }
      if (site !== seenSite && site !== draft)
        return {
          theirs: await this.file(path, site, versionOf(site, draft)),
          base: await this.file(path, seenSite, ""),
        };
    }
    return undefined;
  }

  private async file(
    path: string,
    id: string,
    version: string,
  ): Promise<ContentFile> {
    return { path, version, text: await this.text(id) };
  }

  /** A text by Git's id; "" if there is none. Ids are cached, because their text never changes. */
  private async text(id: string): Promise<string> {
    const known = id ? this.texts.get(id) : "";
    if (known !== undefined) return known;
    const text = fromBase64(await this.github.blob(id));
    this.texts.set(id, text);
    return text;
  }
}
