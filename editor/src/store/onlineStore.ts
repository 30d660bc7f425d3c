import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  alsoChanged,
  SignInMissing,
  type Change,
  type Conflict,
  type Content,
  type ContentFile,
  type ContentStore,
  type Draft,
  type Picture,
  type SaveResult,
} from "./ContentStore";
import { contentText, gitId } from "./contentText";
import { branchOf, movedOn, readDrafts, type OpenDraft } from "./drafts";
import { githubService } from "./githubService";
import { gitlabService } from "./gitlabService";
import {
  readToken,
  type Commit,
  type Entry,
  type GitService,
  type OnlineConfig,
} from "./gitService";
import { catalogued, catalogueFile } from "./pictures";
import { finishSignIn, signIn } from "./signIn";
import { readUnsaved } from "./unsaved";

/** The published content in content.json beside the editor's page, which saves requests. */
export interface PublishedContent {
  readonly schemas: Content["schemas"];
  /** Texts by Git's id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Paths of the pictures below content/images. */
  readonly pictures: readonly string[];
}

/** The published content and a person's draft. */
interface State {
  readonly main: Commit;
  /** Branch and title of the draft, even if it does not exist yet. */
  readonly branch: string;
  readonly title: string;
  readonly draft: OpenDraft | undefined;
  /** Git's ids of the content with the draft. */
  readonly ids: ReadonlyMap<string, string>;
  /** The files of the draft that have also changed on the site. */
  readonly conflicts: ReadonlyMap<string, Conflict>;
}

/** Reads content from a Git service and saves it in one draft for each person. */
export class OnlineStore implements ContentStore {
  private readonly service: GitService;
  private readonly texts: Map<string, string>;

  constructor(
    private readonly config: OnlineConfig,
    private readonly published: PublishedContent,
  ) {
    const isGitlab = config.service === "gitlab";
    this.service = (isGitlab ? gitlabService : githubService)(config);
    this.texts = new Map(Object.entries(published.texts));
  }

  async user(): Promise<string> {
    await finishSignIn(this.config);
    if (readToken()) return this.service.user();
    throw new SignInMissing("Sign in to see and change the content.");
  }

  signIn(): Promise<void> {
    return signIn(this.config);
  }

  async load(): Promise<Content> {
    const { ids, conflicts } = await this.state();
    const files = [...ids].filter(([path]) => contentFileType(path));
    return {
      files: await Promise.all(
        files.map(async ([path, version]) => {
          const conflict = conflicts.get(path);
          const file = await this.file(path, version);
          return conflict ? { ...file, conflict } : file;
        }),
      ),
      schemas: this.published.schemas,
      pictures: await this.pictures(ids),
    };
  }

  async save(changes: readonly Change[]): Promise<SaveResult> {
    const { main, branch, title, draft, ids, conflicts } = await this.state();
    for (const { path, base } of changes) {
      const conflict = conflicts.get(path);
      const theirs = conflict?.theirs ?? (await this.file(path, ids.get(path)));
      if ((base ?? "") !== theirs.version)
        return { status: "conflict", theirs, ...conflict };
    }
    // The draft is one commit: what was chosen in its other conflicts is saved with the last of them.
    const chosen = [...conflicts]
      .filter(([path]) => changes.every((change) => change.path !== path))
      .map(([path, { theirs }]): Change => {
        const unsaved = readUnsaved(path);
        if (unsaved?.base?.version !== theirs.version) throw alsoChanged(path);
        return { path, text: unsaved.text, base: theirs.version };
      });
    const entries = new Map<string, Entry>();
    for (const [path, { to }] of draft?.changes ?? [])
      entries.set(path, to ? { id: to } : null);
    const files: ContentFile[] = [];
    for (const { path, text } of [...changes, ...chosen])
      if (text === null) entries.set(path, null);
      else if (contentFileType(path)) {
        const saved = await contentText(text);
        entries.set(path, saved);
        files.push({ path, text: saved, version: await gitId(saved) });
      } else entries.set(path, { base64: text });
    for (const [path, entry] of entries)
      if (entry === null && !main.files.has(path)) entries.delete(path);
    await this.service.write(branch, main, entries, title);
    if (!draft) await this.service.openRequest(branch, title);
    return { status: "saved", files };
  }

  async drafts(): Promise<readonly Draft[]> {
    const drafts = await readDrafts(this.service);
    return Promise.all(
      drafts.map(async ({ changes, ...request }) => ({
        ...request,
        check: await this.service.check(request.head),
        paths: [...changes.keys()],
      })),
    );
  }

  async publish({ id, head }: Draft): Promise<void> {
    const [main, drafts] = await Promise.all([
      this.service.commit(this.config.branch),
      readDrafts(this.service),
    ]);
    const draft = drafts.find((each) => each.id === id);
    if (draft?.head !== head)
      throw new Error(
        "The draft has changed since you opened this page. Reload the page.",
      );
    const [moved] = movedOn(draft, main);
    if (moved) throw alsoChanged(moved);
    await this.service.merge(draft);
  }

  discard(draft: Draft): Promise<void> {
    return this.service.close(draft);
  }

  private async state(): Promise<State> {
    const person = await this.service.user();
    const branch = branchOf(person);
    const [main, drafts] = await Promise.all([
      this.service.commit(this.config.branch),
      readDrafts(this.service, branch),
    ]);
    const draft = drafts.find((each) => each.branch === branch);
    const ids = new Map(main.files);
    const conflicts = new Map<string, Conflict>();
    for (const path of draft ? movedOn(draft, main) : [])
      conflicts.set(path, {
        theirs: await this.file(path, main.files.get(path)),
        base: await this.file(path, draft?.changes.get(path)?.from),
      });
    for (const [path, { to }] of draft?.changes ?? [])
      if (to) ids.set(path, to);
      // A removed file that has changed on the site is shown again.
      else if (!conflicts.has(path)) ids.delete(path);
    const title = `Changes of ${person}`;
    return { main, branch, title, draft, ids, conflicts };
  }

  private async pictures(ids: ReadonlyMap<string, string>): Promise<Picture[]> {
    const catalogue = catalogued(await this.text(ids.get(catalogueFile)));
    return Promise.all(
      catalogue.map(async ({ path, alt }) => {
        const id = ids.get(`images/${path}`);
        const isPublished = !id || this.published.pictures.includes(path);
        const url = isPublished
          ? `pictures/${path}`
          : `data:image/*;base64,${await this.service.blob(id)}`;
        return { path, alt, url };
      }),
    );
  }

  private async file(path: string, version = ""): Promise<ContentFile> {
    return { path, version, text: await this.text(version) };
  }

  /** A text by Git's id; "" if there is none. Ids are cached, because their text never changes. */
  private async text(id = ""): Promise<string> {
    const known = id ? this.texts.get(id) : "";
    if (known !== undefined) return known;
    const bytes = atob(await this.service.blob(id));
    const text = new TextDecoder().decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    this.texts.set(id, text);
    return text;
  }
}
