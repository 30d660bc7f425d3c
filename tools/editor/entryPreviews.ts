import { setTimeout as wait } from "node:timers/promises";
import { ChangeRefused } from "./contentChange";
import type { Previews } from "../develop/previews";
import type { Choices } from "./choices";
import type { ContentStore } from "./contentStore";
import { pageOf } from "./pageOf";
import { refusalOf, type Refusal } from "./refusal";

/** Between two looks whether the site has the page. */
const lookEveryMs = 200;
/** A page that does not come within this time: the site is still starting, or cannot be built. */
const patienceMs = 10_000;

/** What the editor's page is told of a preview. */
export interface PreviewAnswer {
  /** Address of the page that now shows what was typed. */
  readonly page?: string;
  /** Why the page stays as it was. */
  readonly refusal?: Refusal;
}

const starting: Refusal = {
  error: "The site is still starting.",
  comfort: "The page shows here in a moment.",
  problems: [],
};

/** Asks the site again and again until it has something. Resolves to false when that takes too long. */
async function untilThere(look: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await look()) return true;
    await wait(lookEveryMs);
  }
  return false;
}

/** Shows on the site what stands in the editor's windows and is not saved. */
export class EntryPreviews {
  /** The file that each window shows. */
  private readonly files = new Map<string, string>();
  /** The pictures of each window that are not saved. */
  private readonly pictures = new Map<string, readonly string[]>();

  constructor(
    private readonly previews: Previews,
    private readonly siteUrl: string,
    private readonly choices: Choices,
  ) {}

  /**
   * Shows a file as it would be saved.
   *
   * @param window Names the window of the editor; it shows one file at a time.
   * @param place Path from the top of the repository.
   */
  async show(
    window: string,
    store: ContentStore,
    place: string,
    text: string,
  ): Promise<PreviewAnswer> {
    try {
      const file = store.contentName(place);
      // A picture of the form may have come before its first text.
      if ((this.files.get(window) ?? file) !== file) this.end(window);
      this.files.set(window, file);
      const pictures = (this.pictures.get(window) ?? []).map(
        (name) => [name, this.previews.pathOf(name)] as const,
      );
      await store.tryOut(place, text, new Map(pictures));
      this.previews.show(file, text);
      return {
        page: pageOf(file, JSON.parse(text), this.choices),
      };
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      return {
        refusal: {
          ...refusalOf(error),
          error: "The page waits until this is mended:",
          comfort: "",
        },
      };
    }
  }

  /** Takes a picture that a window's file shows and that is not saved. Throws ChangeRefused if the site cannot use it. */
  async addPicture(
    window: string,
    store: ContentStore,
    place: string,
    content: Buffer,
  ): Promise<void> {
    const { name, bytes } = await store.takeIn(place, content);
    this.previews.show(name, bytes);
    await this.whenTaken(name);
    this.pictures.set(window, [...(this.pictures.get(window) ?? []), name]);
  }

  /** Waits until the site has a picture: a page that asks for it before stays without it. */
  private async whenTaken(name: string): Promise<void> {
    const body = JSON.stringify({
      query: `query ($name: String) { file(relativePath: { eq: $name }) { childImageSharp { id } } }`,
      variables: { name },
    });
    await untilThere(async () => {
      const answer = await fetch(`${this.siteUrl}/___graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }).catch(() => undefined);
      // Without a site there is nobody to wait for.
      return !answer || (await answer.text()).includes('"id"');
    });
  }

  /** Shows a window's file as it is saved again. */
  end(window: string): void {
    const file = this.files.get(window);
    const pictures = this.pictures.get(window) ?? [];
    this.files.delete(window);
    this.pictures.delete(window);
    if (file && ![...this.files.values()].includes(file))
      this.previews.end(file);
    for (const name of pictures) this.previews.end(name);
  }

  /** What is told of a page once the site has it: a new item's page takes a moment. */
  async whenReady(page: string): Promise<PreviewAnswer> {
    const data = `${this.siteUrl}/page-data${page === "/" ? "/index" : page}/page-data.json`;
    const isThere = await untilThere(async () => {
      const response = await fetch(data).catch(() => undefined);
      return response?.ok ?? false;
    });
    return isThere ? { page } : { refusal: starting };
  }
}
