import { createRoot } from "react-dom/client";
import { App } from "../../src/app/App";
import { SignInMissing, type ContentStore } from "../../src/store/ContentStore";

declare global {
  interface Window {
    /** The test answers every request of the store. */
    ask: (name: string, body?: unknown) => Promise<never>;
  }
}

const online = location.search === "?online";

const ask = (name: string, body?: unknown): Promise<never> =>
  window.ask(name, body).catch((error: Error) => {
    throw error.message.startsWith("Sign in")
      ? new SignInMissing(error.message)
      : error;
  });

const store: ContentStore = {
  online,
  user: () => ask("user"),
  load: () => ask("load"),
  save: (changes, title) => ask("save", { changes, title }),
  ...(online
    ? {
        signIn: () => ask("signIn"),
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
