import { createRoot } from "react-dom/client";
import { App } from "../../src/app/App";
import { SignInExpired, type ContentStore } from "../../src/store/ContentStore";

/** The test answers every request of the store. */
async function ask<T>(name: string, body: unknown = {}): Promise<T> {
  const response = await fetch(`/store/${name}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (response.status === 401) throw new SignInExpired();
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

const online = location.search === "?online";

const store: ContentStore = {
  online,
  user: () => Promise.resolve("Asha"),
  load: () => ask("load"),
  save: (changes, title) => ask("save", { changes, title }),
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
        preview: (path, text) => ask("preview", { path, text }),
      }),
};

const root = document.getElementById("root");
if (root) createRoot(root).render(<App store={store} />);
