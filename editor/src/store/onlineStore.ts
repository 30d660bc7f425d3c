import { contentFileType } from "../../../src/gatsby/model/contentTypes";
import {
  catalogued,
  catalogueFile,
  freePicturePath,
  mergeCatalogues,
  pictureWords,
  withPicture,
} from "./catalogue";
import {
  PublishConflict,
  type Change,
  type Content,
  type ContentFile,
  type ContentStore,
  type Draft,
  type Picture,
  type SaveResult,
  type Upload,
} from "./ContentStore";
import { contentText } from "./contentText";
import { branchOf, movedOn, readDrafts, type OpenDraft } from "./drafts";
import { gitId } from "./gitId";
import { githubService } from "./githubService";
import { gitlabService } from "./gitlabService";
import {
  readToken,
  type Commit,
  type Entry,
  type GitService,
  type OnlineConfig,
} from "./gitService";
import { redrawPicture } from "./redrawPicture";
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

/** Reads content from a Git service and saves it in one draft for each person. */
class OnlineStore implements ContentStore {
  readonly online = true;
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

  async user(): Promise<string | undefined> {
    await finishSignIn(this.config);
    return readToken() ? this.service.user() : undefined;
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
      const drafted = moved.includes(path) ? null : draft?.changes.get(path);
      const version = drafted ? drafted.to : main.files.get(path);
      if ((base || undefined) !== version)
        return { status: "conflict", theirs: await this.file(path, version) };
    }
    const saved = changes.map(({ path }) => path);
    const others = moved.filter((path) => !saved.includes(path));
    await this.refuseMoved(others, main);
    const texts = new Map<string, string | null>();
    for (const { path, text, base } of changes)
      texts.set(
        path,
        text && (await contentText(text, await this.text(base ?? ""))),
      );
    await this.write(state, texts);
    const files: ContentFile[] = [];
    for (const [path, text] of texts)
      if (text) files.push({ path, text, version: await gitId(text) });
    return { status: "saved", files };
  }

  async addPicture(upload: Upload): Promise<Picture> {
    const alt = pictureWords(upload.alt);
    const { bytes, name, folder } = await redrawPicture(upload);
    const state = await this.state();
    const { main, draft } = state;
    const path = freePicturePath(folder, name, (taken) =>
      [main.files, draft?.head.files].some((files) =>
        files?.has(`images/${taken}`),
      ),
    );
    const catalogue = await this.catalogue(state);
    await this.write(
      state,
      new Map<string, Entry>([
        [`images/${path}`, bytes],
        [catalogueFile, await withPicture(catalogue, { path, alt })],
      ]),
    );
    return { path, alt, url: URL.createObjectURL(bytes) };
  }

  async drafts(): Promise<readonly Draft[]> {
    const drafts = await readDrafts(this.service);
    return drafts.map(({ request: { id, title, url }, head, changes }) => ({
      id,
      title,
      url,
      check: head.check,
      paths: [...changes.keys()],
      ...(head.previewUrl && { previewUrl: head.previewUrl }),
    }));
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
    await this.refuseMoved(moved, main);
    if (moved.length > 0) {
      await this.write({ ...request, main, draft }, new Map());
      throw new Error(
        "Pictures have been added to the site, and the draft now has them too. Publish it when its check has passed again.",
      );
    }
    if (head.check === "pending")
      throw new Error(
        "The check of this draft is still running. Publish it in a few minutes.",
      );
    if (head.check === "failed")
      throw new Error(
        "The check found mistakes in this draft. Open the review to read them, fix them in the forms, and save again.",
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

  /** Throws if entries of a draft have since changed on the site. The catalogue can be merged. */
  private async refuseMoved(
    moved: readonly string[],
    main: Commit,
  ): Promise<void> {
    const path = moved.find((each) => each !== catalogueFile);
    if (path)
      throw new PublishConflict(await this.file(path, main.files.get(path)));
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
    if (entries.has(catalogueFile))
      entries.set(catalogueFile, await this.catalogue(state));
    for (const [path, entry] of changes) entries.set(path, entry);
    for (const [path, entry] of entries)
      if (entry === null && !main.files.has(path)) entries.delete(path);
    await this.service.write(branch, main, entries, title);
    if (!draft) await this.service.openRequest(branch, title);
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

/** The store of the online editor. */
export const onlineStore = (
  config: OnlineConfig,
  published: PublishedContent,
): ContentStore => new OnlineStore(config, published);
