import { createHash } from "node:crypto";
import path from "node:path";
import { field } from "../../src/common/field";
import type { ContentStore, Writing } from "./contentStore";
import { savedWith } from "./refusal";

/** The request is not one of the protocol. */
export class NotUnderstood extends Error {}

/** A text of a request. Throws NotUnderstood where there is none. */
export function textIn(params: unknown, name: string): string {
  const text = field(params, name);
  if (typeof text === "string") return text;
  throw new NotUnderstood(`The request needs the text "${name}".`);
}

function listIn(params: unknown, name: string): unknown[] {
  const list = field(params, name);
  if (Array.isArray(list)) return list;
  throw new NotUnderstood(`The request needs the list "${name}".`);
}

const idOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");

function entry(store: ContentStore, place: string) {
  const data = store.readText(place) ?? null;
  return { data, file: { path: place, id: data === null ? null : idOf(data) } };
}

function picture(store: ContentStore, place: string) {
  const bytes = store.readPicture(place);
  return {
    id: idOf(bytes),
    content: bytes.toString("base64"),
    encoding: "base64",
    path: place,
    name: path.posix.basename(place),
  };
}

function upload(asset: unknown): Writing {
  return {
    path: textIn(asset, "path"),
    bytes: Buffer.from(textIn(asset, "content"), "base64"),
  };
}

type Answer = unknown;

const actions: Readonly<
  Record<
    string,
    (store: ContentStore, params: unknown) => Answer | Promise<Answer>
  >
> = {
  entriesByFolder: (store, params) =>
    store.list(textIn(params, "folder")).map((place) => entry(store, place)),

  entriesByFiles: (store, params) =>
    listIn(params, "files").map((file) => entry(store, textIn(file, "path"))),

  getEntry: (store, params) => entry(store, textIn(params, "path")),

  persistEntry: async (store, params) => {
    const elsewhere = await store.save([
      ...listIn(params, "dataFiles").map((file) => ({
        path: textIn(file, "path"),
        bytes: Buffer.from(textIn(file, "raw")),
      })),
      ...listIn(params, "assets").map(upload),
    ]);
    return { message: "saved", ...savedWith(elsewhere) };
  },

  getMedia: (store, params) =>
    store
      .list(textIn(params, "mediaFolder"))
      .filter((place) => !place.endsWith(".json"))
      .map((place) => picture(store, place)),

  getMediaFile: (store, params) => picture(store, textIn(params, "path")),

  persistMedia: async (store, params) => {
    const writing = upload(field(params, "asset"));
    await store.save([writing]);
    return picture(store, writing.path);
  },

  deleteFile: async (store, params) => {
    await store.remove([textIn(params, "path")]);
    return { message: "deleted" };
  },

  deleteFiles: async (store, params) => {
    await store.remove(listIn(params, "paths").map(String));
    return { message: "deleted" };
  },

  getDeployPreview: () => null,

  lastSave: (store) => ({ changes: store.saved.changes() ?? null }),

  undoLastSave: (store) => {
    store.saved.undo();
    return { message: "undone" };
  },

  addPicture: async (store, params) => {
    const alt = textIn(params, "alt");
    const bytes = Buffer.from(textIn(params, "content"), "base64");
    return {
      path: await store.addPicture(textIn(params, "name"), bytes, alt),
      alt: alt.trim(),
    };
  },
};

/**
 * Answers a request of Decap CMS as its local backend does, or one of our own page, which is one JSON object with an action.
 *
 * @throws NotUnderstood, PlaceRefused or ChangeRefused.
 */
export async function answerRequest(
  store: ContentStore,
  request: unknown,
): Promise<unknown> {
  const name = textIn(request, "action");
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new NotUnderstood(`There is no action "${name}".`);
  return action(store, field(request, "params"));
}
