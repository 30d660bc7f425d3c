import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  alsoChanged,
  SignInMissing,
  type Change,
  type LoadedContent,
  type ContentStore,
  type Draft,
  type FindUnsaved,
  type SaveResult,
} from "./ContentStore";
import { draftPrefix, idsOf, readDraft, type DraftState } from "./draft";
import { DraftReader } from "./DraftReader";
import { DraftWriter } from "./DraftWriter";
import { GitHub, type GitHubConfig } from "./GitHub";
import { readToken, Rejected } from "./githubApi";
import { catalogued, catalogueFile } from "./pictures";
import { PullRequests } from "./PullRequests";
import { newQueue } from "./queue";
import { signIn } from "./signIn";

/** The published content in content.json beside the editor's page, which saves requests. */
export interface PublishedContent {
  readonly schemas: LoadedContent["schemas"];
  /** Texts by Git's id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Paths of the pictures below content/images. */
  readonly pictures: readonly string[];
}

/** How often a save is repeated while others move the draft's branch. */
const mostTries = 5;

/** Reads content from GitHub and saves it in one draft for each person. */
export class OnlineStore implements ContentStore {
  private readonly github: GitHub;
  private readonly pulls: PullRequests;
  private readonly reader: DraftReader;
  private readonly writer: DraftWriter;
  private readonly enqueue = newQueue();

  constructor(
    private readonly config: GitHubConfig,
    private readonly published: PublishedContent,
  ) {
    this.github = new GitHub(config);
    this.pulls = new PullRequests(this.github);
    this.reader = new DraftReader(this.github, published.texts);
    this.writer = new DraftWriter(this.github, this.reader, this.pulls);
  }

  async user(): Promise<string> {
    if (readToken()) return this.github.user();
    throw new SignInMissing("Sign in to see and change the content.");
  }

  signIn(): Promise<void> {
    return signIn(this.config);
  }

  async load(): Promise<LoadedContent> {
    const state = await this.reader.state();
    const { main, draft } = state;
    const paths = new Set([
      ...main.files.keys(),
      ...(draft?.changes.keys() ?? []),
    ]);
    const files = await Promise.all(
      [...paths]
        .filter((path) => contentFileType(path))
        .map((path) => this.reader.current(state, path)),
    );
    return {
      files: files.filter(({ text }) => text),
      schemas: this.published.schemas,
      newPictures: await this.newPictures(state),
    };
  }

  save(changes: readonly Change[], unsaved: FindUnsaved): Promise<SaveResult> {
    return this.enqueue(async () => {
      for (let tries = 1; ; tries += 1) {
        const state = await this.reader.state();
        const conflict = await this.reader.conflict(state, changes);
        if (conflict) return { status: "conflict", ...conflict };
        try {
          const files = await this.writer.write(state, changes, unsaved);
          return { status: "saved", files };
        } catch (error) {
          if (!(error instanceof Rejected) || tries === mostTries) throw error;
        }
      }
    });
  }

  async drafts(): Promise<readonly Draft[]> {
    const main = await this.github.published();
    const requests = await this.pulls.open();
    return Promise.all(
      requests
        .filter(({ head }) => head.ref.startsWith(draftPrefix))
        .map(async ({ number: id, title, html_url: url, head }) => ({
          id,
          title,
          url,
          branch: head.ref,
          person: head.ref.slice(draftPrefix.length),
          head: head.sha,
          ...(await this.pulls.check(head.sha)),
          ...(await this.reader.changes(main, head.sha)),
        })),
    );
  }

  async publish({ id, head, branch, title }: Draft): Promise<void> {
    const isMerged = async () => (await this.pulls.one(id)).merged_at !== null;
    // A request whose answer was lost may have merged it.
    if (!(await isMerged())) {
      const main = await this.github.published();
      const draft = await readDraft(this.github, main, head);
      const [moved] = draft.moved;
      if (moved) throw alsoChanged(moved);
      await this.pulls.merge(id, title, head).catch(async (error: unknown) => {
        if (!(await isMerged())) throw error;
      });
    }
    await this.writer.removeBranch(branch, head);
  }

  /** GitHub closes the pull request of a removed branch. */
  async discard({ branch, head }: Draft): Promise<void> {
    if (await this.writer.removeBranch(branch, head)) return;
    throw new Error(
      "The draft has changed since you opened this page. Reload the page.",
    );
  }

  private async newPictures(state: DraftState) {
    const { text } = await this.reader.current(state, catalogueFile);
    const urls = catalogued(text)
      .filter(({ path }) => !this.published.pictures.includes(path))
      .map(async ({ path }) => {
        const { draft: id } = idsOf(state, `images/${path}`);
        const bytes = await this.github.blob(id);
        return [path, `data:image/*;base64,${bytes}`] as const;
      });
    return Object.fromEntries(await Promise.all(urls));
  }
}
