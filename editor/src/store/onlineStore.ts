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
  draftPrefix,
  readToken,
  type Entry,
  type GitService,
  type OnlineConfig,
  type Tree,
} from "./gitService";
import {
  listedDraft,
  movedOn,
  readDrafts,
  type OpenDraft,
} from "./onlineDrafts";
import { base64Of, redrawPicture } from "./onlinePicture";
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

interface StagedPicture {
  readonly alt: string;
  readonly picture: Blob;
}

/** Reads content from a Git service, and saves it as drafts: each a branch of one commit with a request to take it over. */
class OnlineStore implements ContentStore {
  readonly online = true;
  private readonly service: GitService;
  private readonly texts: Map<string, string>;
  /** Pictures that go along with the save that mentions them, by their path. */
  private readonly staged = new Map<string, StagedPicture>();

  constructor(
    private readonly config: OnlineConfig,
    private readonly published: PublishedContent,
  ) {
    this.service =
      config.service === "gitlab"
        ? gitlabService(config)
        : githubService(config);
    this.texts = new Map(Object.entries(published.texts));
  }

  async user(): Promise<string | undefined> {
    return readToken() ? this.service.user() : undefined;
  }

  signIn(): Promise<void> {
    return signIn(this.config);
  }

  async load(): Promise<Content> {
    const [main, drafts] = await this.state();
    const files = new Map<string, { id: string; draft?: string }>();
    for (const [path, id] of main.files) files.set(path, { id });
    for (const { changed, request } of drafts)
      for (const [path, id] of changed)
        // The catalogue is in several drafts at once; a save merges it.
        if (path !== catalogueFile || !files.has(path)) {
          if (id) files.set(path, { id, draft: request.title });
          else files.delete(path);
        }
    const typeOf = Object.fromEntries(
      [...files.keys()].flatMap((path) => {
        const type = this.typeOf(path);
        return type ? [[path, type] as const] : [];
      }),
    );
    return {
      schemas: this.published.schemas,
      typeOf,
      files: await Promise.all(
        Object.keys(typeOf).map(async (path) => {
          const { id = "", draft } = files.get(path) ?? {};
          const file = { path, text: await this.text(id), version: id };
          return draft ? { ...file, draft } : file;
        }),
      ),
      pictures: await this.pictures(main, drafts, files),
    };
  }

  async save(changes: readonly Change[], title: string): Promise<SaveResult> {
    const [main, drafts] = await this.state();
    const texts = changes.map(({ text }) => text ?? "").join("\n");
    const draft = this.draftFor(drafts, changes, texts);
    const moved = draft ? movedOn(draft, main) : [];
    for (const path of moved.filter((each) => each !== catalogueFile))
      if (!changes.some((change) => change.path === path))
        return { status: "conflict", theirs: await this.file(path, main) };
    for (const { path, base } of changes) {
      const isDrafted = draft?.changed.has(path) && !moved.includes(path);
      const current = isDrafted ? draft.head : main;
      if ((base ?? "") !== (current.files.get(path) ?? ""))
        return { status: "conflict", theirs: await this.file(path, current) };
    }
    const entries = new Map<string, Entry>();
    for (const [path, id] of draft?.changed ?? [])
      entries.set(path, id === null ? null : { id });
    if (draft && moved.includes(catalogueFile))
      entries.set(catalogueFile, await this.catalogueOf(draft, main));
    for (const { path, text, base } of changes)
      entries.set(
        path,
        text === null
          ? null
          : { text: contentText(text, base ? await this.text(base) : "") },
      );
    const pictures = [...this.staged].filter(([path]) => texts.includes(path));
    if (pictures.length > 0) await this.addStaged(entries, pictures, main);
    const branch =
      draft?.request.branch ??
      `${draftPrefix}${
        title
          .toLowerCase()
          .match(/[a-z0-9]+/g)
          ?.join("-")
          .slice(0, 40) ?? "change"
      }-${Date.now().toString(36)}`;
    // An entry that did not exist before the draft needs no deleting.
    for (const [path, entry] of entries)
      if (entry === null && !main.files.has(path)) entries.delete(path);
    const head = await this.service.commit(branch, main, entries, title);
    const request = draft
      ? { ...draft.request, head: head.commit }
      : await this.service.openRequest(branch, title);
    for (const [path] of pictures) this.staged.delete(path);
    const kept = changes.filter(({ text }) => text !== null);
    return {
      status: "saved",
      files: await Promise.all(
        kept.map(({ path }) => this.file(path, head, request.title)),
      ),
      draft: {
        id: request.id,
        title: request.title,
        url: request.url,
        check: "pending",
        paths: [...entries.keys()],
      },
    };
  }

  async addPicture({ name, bytes, alt, folder }: Upload): Promise<Picture> {
    const words = pictureWords(alt);
    const { picture, ending } = await redrawPicture(name, bytes);
    const [main, drafts] = await this.state();
    const trees = [main, ...drafts.map(({ head }) => head)];
    const path = freePicturePath(
      folder,
      name,
      ending,
      (taken) =>
        this.staged.has(taken) ||
        trees.some(({ files }) => files.has(`images/${taken}`)),
    );
    this.staged.set(path, { alt: words, picture });
    return { path, alt: words, url: URL.createObjectURL(picture) };
  }

  async drafts(): Promise<readonly Draft[]> {
    const drafts = await readDrafts(this.service);
    return Promise.all(
      drafts.map(async (draft) =>
        listedDraft(draft, await this.service.stateOf(draft.request.head)),
      ),
    );
  }

  async publish({ id }: Draft): Promise<void> {
    const [main, drafts] = await this.state();
    const draft = drafts.find(({ request }) => request.id === id);
    if (!draft)
      throw new Error("This draft is published or discarded already.");
    const moved = movedOn(draft, main);
    const [other] = moved.filter((path) => path !== catalogueFile);
    if (other) throw new PublishConflict(await this.file(other, main));
    if (moved.length > 0) {
      const entries = new Map<string, Entry>();
      for (const [path, blob] of draft.changed)
        entries.set(path, blob === null ? null : { id: blob });
      entries.set(catalogueFile, await this.catalogueOf(draft, main));
      const { branch, title } = draft.request;
      await this.service.commit(branch, main, entries, title);
      throw new Error(
        "Pictures were added to the site meanwhile; the draft now has them too. Publish it when its check has passed again.",
      );
    }
    const { check } = await this.service.stateOf(draft.request.head);
    if (check !== "passed")
      throw new Error(
        check === "failed"
          ? "The check found mistakes in this draft. Open the review to read them, mend them in the forms, and save again."
          : "The check of this draft is still running. Publish it in a few minutes.",
      );
    await this.service.merge(draft.request);
  }

  async discard({ id }: Draft): Promise<void> {
    const requests = await this.service.openRequests();
    const request = requests.find((each) => each.id === id);
    if (request) await this.service.close(request);
  }

  private state(): Promise<[Tree, OpenDraft[]]> {
    return Promise.all([
      this.service.tree(this.config.branch),
      readDrafts(this.service),
    ]);
  }

  /** The draft that holds an entry, or the pictures that its text mentions. Throws where these are two. */
  private draftFor(
    drafts: readonly OpenDraft[],
    changes: readonly Change[],
    texts: string,
  ): OpenDraft | undefined {
    const paths = changes.map(({ path }) => path);
    const found = drafts.filter(({ changed }) =>
      [...changed.keys()].some((path) =>
        /^images\/.*(?<!\.json)$/.test(path)
          ? texts.includes(path.slice("images/".length))
          : path !== catalogueFile && paths.includes(path),
      ),
    );
    if (found.length > 1)
      throw new Error(
        `The drafts ${found.map(({ request }) => `“${request.title}”`).join(" and ")} belong together now. Publish one of them first, then save again; nothing you typed is lost.`,
      );
    return found[0];
  }

  private async catalogueOf(draft: OpenDraft, main: Tree): Promise<Entry> {
    const [base = "[]", theirs = "[]", mine = "[]"] = await Promise.all(
      [draft.base, main, draft.head].map((tree) =>
        this.text(tree.files.get(catalogueFile) ?? ""),
      ),
    );
    return { text: mergeCatalogues(base, theirs, mine) };
  }

  private async addStaged(
    entries: Map<string, Entry>,
    pictures: readonly (readonly [string, StagedPicture])[],
    main: Tree,
  ): Promise<void> {
    const known = entries.get(catalogueFile);
    let catalogue =
      known && "text" in known
        ? known.text
        : await this.text(
            known && "id" in known
              ? known.id
              : (main.files.get(catalogueFile) ?? ""),
          );
    for (const [path, { alt, picture }] of pictures) {
      entries.set(`images/${path}`, { base64: await base64Of(picture) });
      catalogue = withPicture(catalogue, { path, alt });
    }
    entries.set(catalogueFile, { text: catalogue });
  }

  private async pictures(
    main: Tree,
    drafts: readonly OpenDraft[],
    files: ReadonlyMap<string, { id: string }>,
  ): Promise<Picture[]> {
    const ids = [main, ...drafts.map(({ head }) => head)].map(
      (tree) => tree.files.get(catalogueFile) ?? "",
    );
    const texts = await Promise.all(
      [...new Set(ids)].map((id) => this.text(id)),
    );
    const altOf = new Map(
      texts
        .reverse()
        .flatMap((text) =>
          catalogued(text).map(({ path, alt }) => [path, alt]),
        ),
    );
    const isPublished = new Set(this.published.pictures);
    return Promise.all(
      [...altOf].map(async ([path, alt]) => {
        const id = files.get(`images/${path}`)?.id;
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
    draft?: string,
  ): Promise<ContentFile> {
    const version = files.get(path) ?? "";
    const file = { path, version, text: await this.text(version) };
    return draft === undefined ? file : { ...file, draft };
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

/** The store of an editor on the published site. */
export const onlineStore = (
  config: OnlineConfig,
  published: PublishedContent,
): ContentStore => new OnlineStore(config, published);
