import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import { catalogued, catalogueFile, mergeCatalogues } from "./catalogue";
import {
  SignInMissing,
  type Change,
  type Content,
  type ContentFile,
  type ContentStore,
  type Draft,
  type Picture,
  type SaveResult,
} from "./ContentStore";
import { contentText } from "./contentText";
import { branchOf, movedOn, readDrafts, type OpenDraft } from "./drafts";
import { gitId } from "./encoding";
import { githubService } from "./githubService";
import { gitlabService } from "./gitlabService";
import {
  readToken,
  type Commit,
  type Entry,
  type GitService,
  type OnlineConfig,
} from "./gitService";
import { finishSignIn, signIn } from "./signIn";

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
}

/** Throws if entries of a draft have since changed on the site. The catalogue can be merged. */
function refuseMoved(moved: readonly string[]): void {
  const path = moved.find((each) => each !== catalogueFile);
  if (path)
    throw new Error(
      `content/${path} has also changed on the site. Open it, choose a version, and save.`,
    );
}

/** Reads content from a Git service and saves it in one draft for each person. */
export class OnlineStore implements ContentStore {
  private readonly service: GitService;
  private readonly texts: Map<string, string>;
  /** Saved with the last entry of the draft that has also changed on the site. */
  private held: ReadonlyMap<string, Change> = new Map();

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
    const { main, draft } = await this.state();
    const ids = new Map(main.files);
    for (const [path, { to }] of draft?.changes ?? [])
      if (to) ids.set(path, to);
      else ids.delete(path);
    const files = [...ids].filter(([path]) => contentFileType(path));
    return {
      files: await Promise.all(
        files.map(([path, version]) => this.file(path, version)),
      ),
      schemas: this.published.schemas,
      pictures: await this.pictures(ids),
    };
  }

  async save(changes: readonly Change[]): Promise<SaveResult> {
    const state = await this.state();
    const { main, draft } = state;
    const moved = draft ? movedOn(draft, main) : [];
    for (const { path, base } of changes) {
      if (path === catalogueFile) continue;
      const drafted = moved.includes(path) ? null : draft?.changes.get(path);
      const version = drafted ? drafted.to : main.files.get(path);
      if ((base || undefined) !== version)
        return { status: "conflict", theirs: await this.file(path, version) };
    }
    const chosen = new Map(
      [...this.held].filter(
        ([path, { base }]) => (base ?? undefined) === main.files.get(path),
      ),
    );
    for (const change of changes) chosen.set(change.path, change);
    this.held = chosen;
    refuseMoved(moved.filter((path) => !chosen.has(path)));
    this.held = new Map();
    const entries = new Map<string, Entry>();
    const files: ContentFile[] = [];
    for (const [path, change] of chosen) {
      const entry = await this.entryOf(change, state);
      if (typeof entry === "string")
        files.push({ path, text: entry, version: await gitId(entry) });
      entries.set(path, entry);
    }
    await this.write(state, entries);
    return { status: "saved", files };
  }

  async drafts(): Promise<readonly Draft[]> {
    const drafts = await readDrafts(this.service);
    return Promise.all(
      drafts.map(async ({ request: { id, title, url }, head, changes }) => ({
        id,
        title,
        url,
        check: await this.service.check(head.id),
        paths: [...changes.keys()],
      })),
    );
  }

  async publish({ id }: Draft): Promise<void> {
    const [main, drafts] = await Promise.all([
      this.service.commit(this.config.branch),
      readDrafts(this.service),
    ]);
    const draft = drafts.find(({ request }) => request.id === id);
    if (!draft)
      throw new Error("This draft has already been published or discarded.");
    const { request, head } = draft;
    const moved = movedOn(draft, main);
    refuseMoved(moved);
    if (moved.length > 0) {
      await this.write({ ...request, main, draft }, new Map());
      throw new Error(
        "Pictures have been added to the site, and the draft now has them too. Publish it when its check has passed again.",
      );
    }
    const { state } = await this.service.check(head.id);
    if (state !== "passed")
      throw new Error(
        "The draft has changed since you opened this page. Publish it when its check has passed.",
      );
    await this.service.merge(request);
  }

  async discard({ id }: Draft): Promise<void> {
    const requests = await this.service.openRequests();
    const request = requests.find((each) => each.id === id);
    if (request) await this.service.close(request);
  }

  private async state(): Promise<State> {
    const person = await this.service.user();
    const branch = branchOf(person);
    const [main, drafts] = await Promise.all([
      this.service.commit(this.config.branch),
      readDrafts(this.service, branch),
    ]);
    const draft = drafts.find(({ request }) => request.branch === branch);
    return { main, branch, title: `Changes of ${person}`, draft };
  }

  /** Adds changes to a draft and rebases it on the published branch. */
  private async write(
    state: State,
    changes: ReadonlyMap<string, Entry>,
  ): Promise<void> {
    const { main, branch, title, draft } = state;
    const entries = new Map<string, Entry>();
    for (const [path, { to }] of draft?.changes ?? [])
      entries.set(path, to ? { id: to } : null);
    if (entries.has(catalogueFile) && !changes.has(catalogueFile))
      entries.set(catalogueFile, await this.catalogue(state));
    for (const [path, entry] of changes) entries.set(path, entry);
    for (const [path, entry] of entries)
      if (entry === null && !main.files.has(path)) entries.delete(path);
    await this.service.write(branch, main, entries, title);
    if (!draft) await this.service.openRequest(branch, title);
  }

  /** What a save writes. The catalogue is merged with what others added. */
  private async entryOf(
    { path, text, base }: Change,
    state: State,
  ): Promise<Entry> {
    if (text === null) return null;
    if (!contentFileType(path)) return { base64: text };
    const before = await this.text(base ?? "");
    return path === catalogueFile
      ? mergeCatalogues(before, await this.catalogue(state), text)
      : contentText(text, before);
  }

  /** The catalogue of pictures with the changes of a draft. */
  private async catalogue({ main, draft }: State): Promise<string> {
    const published = await this.text(main.files.get(catalogueFile));
    const change = draft?.changes.get(catalogueFile);
    return change
      ? mergeCatalogues(
          await this.text(change.from),
          published,
          await this.text(change.to),
        )
      : published;
  }

  private async pictures(ids: ReadonlyMap<string, string>): Promise<Picture[]> {
    const catalogue = catalogued(await this.text(ids.get(catalogueFile)));
    return Promise.all(
      catalogue.map(async ({ path, alt }) => {
        const id = ids.get(`images/${path}`);
        const isPublished = !id || this.published.pictures.includes(path);
        const url = isPublished
          ? `pictures/${path}`
          : URL.createObjectURL(await this.service.blob(id));
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
    const text = await (await this.service.blob(id)).text();
    this.texts.set(id, text);
    return text;
  }
}
