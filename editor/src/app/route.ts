import { useSyncExternalStore } from "react";
import { pathOfField, type FieldPath } from "./model/schema";

/** A view of the editor, kept in the address so that Back works. */
export interface Route {
  readonly view: "start" | "edit" | "new" | "drafts";
  /** Path of the file, or folder of a new one. */
  readonly path: string;
  /** The field to focus. */
  readonly field: FieldPath;
}

export function editAddress(path: string, field: FieldPath = []): string {
  return `#/edit/${path}${field.length > 0 ? `?field=${encodeURIComponent(field.join("."))}` : ""}`;
}

/** Folder of an entry that is not saved yet, whose key is "new/" and the folder. */
export function newFolder(entry: string): string | undefined {
  return entry.startsWith("new/") ? entry.slice("new/".length) : undefined;
}

function parse(hash: string): Route {
  const [place = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [name, ...path] = place.split("/");
  const view = (["edit", "new", "drafts"] as const).find(
    (known) => known === name,
  );
  return {
    view: view ?? "start",
    path: decodeURI(path.join("/")),
    field: pathOfField(new URLSearchParams(query).get("field") ?? ""),
  };
}

function onChange(notify: () => void): () => void {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
}

export function useRoute(): Route {
  return parse(useSyncExternalStore(onChange, () => location.hash));
}
