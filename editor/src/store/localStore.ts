import type {
  Change,
  Content,
  ContentFile,
  ContentStore,
  Picture,
  Preview,
  SaveResult,
} from "./ContentStore";
import { redrawPicture } from "./redrawPicture";

async function ask<Answer>(
  action: string,
  body: BodyInit = "",
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const address = `api/${action}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { method: "POST", body }).catch(() => {
    throw new Error(
      "The editor on this computer has stopped. Start it with npm run edit and try again. Nothing you typed is lost.",
    );
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  throw new Error((answer as { message: string }).message);
}

/** Reads and saves the content folder of this machine through server/serve.ts. */
export const localStore: ContentStore = {
  online: false,
  user: () => Promise.resolve("this computer"),
  load: () => ask<Content>("load"),
  save: (changes: readonly Change[]) =>
    ask<SaveResult>("save", JSON.stringify(changes)),
  addPicture: async (upload) => {
    const { name, bytes, alt, folder } = await redrawPicture(upload);
    return ask<Picture>("picture", bytes, { name, alt, folder });
  },
  undoLastSave: () => ask<ContentFile[]>("undo"),
  preview: (path, text) => ask<Preview>("preview", text, { path }),
  endPreview: async () => {
    await ask("end-preview");
  },
};
