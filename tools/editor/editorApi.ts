import type { Previews } from "../develop/previews";
import { Choices } from "./choices";
import { ContentStore } from "./contentStore";
import { EntryPreviews } from "./entryPreviews";
import { answerRequest, textIn } from "./protocol";
import { SavedFiles } from "./savedFiles";
import { field } from "../../src/common/field";

/** Answers the windows of the editor, one request after the other. */
export class EditorApi {
  /** What each window was shown: two people who edit one file do not overwrite each other. */
  private readonly stores = new Map<string, ContentStore>();
  private readonly saved: SavedFiles;
  private readonly previews: EntryPreviews | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    siteUrl: string,
    previews: Previews | undefined,
  ) {
    this.saved = new SavedFiles(folder);
    this.previews =
      previews && new EntryPreviews(previews, siteUrl, new Choices(folder));
  }

  /** @param window Names the window that asks. */
  async answer(window: string, request: unknown): Promise<unknown> {
    const answer = this.last.then(() => this.answerNow(window, request));
    this.last = answer.catch(() => undefined);
    const page = field(await answer, "page");
    return this.previews && typeof page === "string"
      ? this.previews.whenReady(page)
      : answer;
  }

  /** A window was closed: what it had not saved is no longer on the site. */
  close(window: string): void {
    this.previews?.end(window);
  }

  private async answerNow(window: string, request: unknown): Promise<unknown> {
    const store =
      this.stores.get(window) ?? new ContentStore(this.folder, this.saved);
    this.stores.set(window, store);
    const params = field(request, "params");
    const action = textIn(request, "action");
    if (action === "preview" && this.previews)
      return this.previews.show(
        window,
        store,
        textIn(params, "path"),
        textIn(params, "text"),
      );
    if (action === "previewPicture" && this.previews) {
      await this.previews.addPicture(
        window,
        store,
        textIn(params, "path"),
        Buffer.from(textIn(params, "content"), "base64"),
      );
      return {};
    }
    if (action === "endPreview") {
      this.previews?.end(window);
      return {};
    }
    return answerRequest(store, request);
  }
}
