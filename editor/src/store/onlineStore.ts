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
import { githubService } from "./githubService";
import { gitlabService } from "./gitlabService";
import {
  base64Of,
  draftPrefix,
  readToken,
  type Entry,
  type GitService,
  type OnlineConfig,
  type Tree,
} from "./gitService";
import { movedOn, readDrafts, type OpenDraft } from "./openDraft";
import { redrawPicture } from "./redrawPicture";
import { signIn } from "./signIn";

/** content.json beside the editor's page: the content that was published with it, so that little is left to ask for. */
export interface PublishedContent {
  readonly schemas: Content["schemas"];
  /** Names of schemas by path; "*" stands for the name of an item's file. */
  readonly typeOfPattern: Readonly<Record<string, string>>;
  /** Texts by Git's id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Paths of the pictures below content/images. */
  readonly pictures: readonly string[];
}

/**
 * Reads content from a Git service and saves it as drafts. Everything that a person saves waits in one draft: a branch of
 * one commit on top of the published one, with a request to take it over.
 */
class OnlineStore implements ContentStore {
  readonly online = true;
  private readonly service: GitService;
  private readonly texts: Map<string, string>;

  constructor(
    private readonly config: OnlineConfig,
    private readonly published: PublishedContent,
  ) {
    const { service } = config;
    this.service = (service === "gitlab" ? gitlabService : githubService)(
      config,
    );
    this.texts = new Map(Object.entries(published.texts));
  }

  async user(): Promise<string | undefined> {
    return readToken() ? this.service.user() : undefined;
  }

  signIn(): Promise<void> {
    return signIn(this.config);
  }

  async load(): Promise<Content> {
    const { main, draft } = await this.state();
    const tree = draft?.head ?? main;
    const files = await Promise.all(
      [...tree.files.keys()]
        .filter((path) => this.typeOf(path))
        .map((path) => this.file(path, tree, draft)),
    );
    return {
      files,
      schemas: this.published.schemas,
      typeOf: Object.fromEntries(
        files.map(({ path }) => [path, this.typeOf(path) ?? ""]),
      ),
      pictures: await this.pictures(tree),
    };
  }

  async save(changes: readonly Change[]): Promise<SaveResult> {
    const { main, draft, branch } = await this.state();
    const moved = draft ? movedOn(draft, main) : [];
    for (const { path, base } of changes) {
      const isDrafted = draft?.changed.has(path) && !moved.includes(path);
      const tree = draft && isDrafted ? draft.head : main;
      if ((base ?? "") !== (tree.files.get(path) ?? ""))
        return { status: "conflict", theirs: await this.file(path, tree) };
    }
    const [other] = moved.filter(
      (path) =>
        path !== catalogueFile && changes.every((each) => each.path !== path),
    );
    if (other)
      return { status: "conflict", theirs: await this.file(other, main) };
    const entries = new Map<string, Entry>();
    for (const { path, text, base } of changes)
      entries.set(
        path,
        text === null
          ? null
          : { text: contentText(text, await this.text(base ?? "")) },
      );
    const saved = await this.commit(branch, main, draft, entries);
    const kept = changes.filter(({ text }) => text !== null);
    return {
      status: "saved",
      files: await Promise.all(
        kept.map(({ path }) => this.file(path, saved.head, saved)),
      ),
      draft: listed(saved),
    };
  }

  async addPicture(upload: Upload): Promise<Picture> {
    const words = pictureWords(upload.alt);
    const { bytes, name, folder } = await redrawPicture(upload);
    const { main, draft, branch } = await this.state();
    const tree = draft?.head ?? main;
    const path = freePicturePath(folder, name, (taken) =>
      tree.files.has(`images/${taken}`),
    );
    const entry = { path, alt: words };
    const catalogue = await this.catalogue(main, draft);
    await this.commit(
      branch,
      main,
      draft,
      new Map([
        [`images/${path}`, { base64: await base64Of(bytes) }],
        [catalogueFile, { text: withPicture(catalogue, entry) }],
      ]),
    );
    return { ...entry, url: URL.createObjectURL(bytes) };
  }

  async drafts(): Promise<readonly Draft[]> {
    const drafts = await readDrafts(this.service);
    return Promise.all(
      drafts.map(async (draft) => ({
        ...listed(draft),
        ...(await this.service.stateOf(draft.request.head)),
      })),
    );
  }

  async publish({ id }: Draft): Promise<void> {
    const [main, drafts] = await Promise.all([
      this.service.tree(this.config.branch),
      readDrafts(this.service),
    ]);
    const draft = drafts.find(({ request }) => request.id === id);
    if (!draft)
      throw new Error("This draft is published or discarded already.");
    const moved = movedOn(draft, main);
    const [other] = moved.filter((path) => path !== catalogueFile);
    if (other) throw new PublishConflict(await this.file(other, main));
    if (moved.length > 0) {
      await this.commit(draft.request.branch, main, draft, new Map());
      throw new Error(
        "Pictures were added to the site meanwhile; the draft now has them too. Publish it when its check has passed again.",
      );
    }
    const { check } = await this.service.stateOf(draft.request.head);
    if (check === "pending")
      throw new Error(
        "The check of this draft is still running. Publish it in a few minutes.",
      );
    if (check === "failed")
      throw new Error(
        "The check found mistakes in this draft. Open the review to read them, mend them in the forms, and save again.",
      );
    await this.service.merge(draft.request);
  }

  async discard({ id }: Draft): Promise<void> {
    const requests = await this.service.openRequests();
    const request = requests.find((each) => each.id === id);
    if (request) await this.service.close(request);
  }

  /** The published content, and the draft of the person who is signed in. */
  private async state() {
    const branch = `${draftPrefix}${await this.service.user()}`;
    const [main, [draft]] = await Promise.all([
      this.service.tree(this.config.branch),
      readDrafts(this.service, branch),
    ]);
    return { main, draft, branch };
  }

  /** Puts changes into a draft, which then is one commit on top of the published branch as it is now. */
  private async commit(
    branch: string,
    main: Tree,
    draft: OpenDraft | undefined,
    changes: ReadonlyMap<string, Entry>,
  ): Promise<OpenDraft> {
    const entries = new Map<string, Entry>();
    for (const [path, id] of draft?.changed ?? [])
      entries.set(path, id === null ? null : { id });
    if (draft && movedOn(draft, main).includes(catalogueFile))
      entries.set(catalogueFile, { text: await this.catalogue(main, draft) });
    for (const [path, entry] of changes) entries.set(path, entry);
    for (const [path, entry] of entries)
      if (entry === null && !main.files.has(path)) entries.delete(path);
    const person = branch.slice(draftPrefix.length);
    const title = `Changes of ${person}`;
    const head = await this.service.commit(branch, main, entries, title);
    const request = draft
      ? { ...draft.request, head: head.commit }
      : await this.service.openRequest(branch, title);
    const changed = [...entries.keys()].map(
      (path) => [path, head.files.get(path) ?? null] as const,
    );
    return { request, base: main, head, changed: new Map(changed) };
  }

  /** The catalogue of pictures with what a draft changed in it. */
  private async catalogue(main: Tree, draft?: OpenDraft): Promise<string> {
    const textIn = (tree: Tree) =>
      this.text(tree.files.get(catalogueFile) ?? "");
    if (!draft) return textIn(main);
    return mergeCatalogues(
      await textIn(draft.base),
      await textIn(main),
      await textIn(draft.head),
    );
  }

  private async pictures({ files }: Tree): Promise<Picture[]> {
    const text = await this.text(files.get(catalogueFile) ?? "");
    const isPublished = new Set(this.published.pictures);
    return Promise.all(
      catalogued(text).map(async ({ path, alt }) => {
        const id = files.get(`images/${path}`);
        const url =
          isPublished.has(path) || !id
            ? `pictures/${path}`
            : URL.createObjectURL(await this.service.blob(id));
        return { path, alt, url };
      }),
    );
  }

  private typeOf(path: string): string | undefined {
    const types = this.published.typeOfPattern;
    return (
      types[path] ?? types[path.replace(/^([^/]+)\/[^/]+\.json$/, "$1/*.json")]
    );
  }

  private async file(
    path: string,
    { files }: Tree,
    draft?: OpenDraft,
  ): Promise<ContentFile> {
    const version = files.get(path) ?? "";
    const file = { path, version, text: await this.text(version) };
    return draft?.changed.has(path)
      ? { ...file, draft: draft.request.title }
      : file;
  }

  /** A text by Git's id, which names it for ever; "" for none. */
  private async text(id: string): Promise<string> {
    if (!id) return "";
    const known = this.texts.get(id);
    if (known !== undefined) return known;
    const text = await (await this.service.blob(id)).text();
    this.texts.set(id, text);
    return text;
  }
}

const listed = ({
  request: { id, title, url },
  changed,
}: OpenDraft): Draft => ({
  id,
  title,
  url,
  check: "pending",
  paths: [...changed.keys()],
});

/** The store of an editor on the published site. */
export const onlineStore = (
  config: OnlineConfig,
  published: PublishedContent,
): ContentStore => new OnlineStore(config, published);
