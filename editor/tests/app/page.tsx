import { createRoot } from "react-dom/client";
import { App } from "../../src/app/App";
import { SignInExpired, type ContentStore } from "../../src/store/ContentStore";

declare global {
  interface Window {
    /** The test answers every request of the store. */
    ask: (name: string, body?: unknown) => Promise<never>;
  }
}

const { ask } = window;
const online = location.search === "?online";

const store: ContentStore = {
  online,
  user: () => Promise.resolve("Asha"),
  load: () => ask("load"),
  save: (changes, title) =>
    ask("save", { changes, title }).catch((error: Error) => {
      throw error.message === "expired" ? new SignInExpired() : error;
    }),
  addPicture: ({ alt, folder, name }) =>
    ask("addPicture", { alt, path: `${folder}/${name}` }),
  ...(online
    ? {
        signIn: () => Promise.resolve(),
        drafts: () => ask("drafts"),
        publish: ({ id }) => ask("publish", id),
        discard: ({ id }) => ask("discard", id),
      }
    : {
        undoLastSave: () => ask("undo"),
        preview: () => ask("preview"),
      }),
};

const root = document.getElementById("root");
if (root) createRoot(root).render(<App store={store} />);
