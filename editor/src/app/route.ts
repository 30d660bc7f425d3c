import { useMemo, useSyncExternalStore } from "react";
import { pathOfField, type FieldPath } from "./model/schema";

/** A view of the editor, kept in the address so that Back works. */
export interface Route {
  /** "edit" or "drafts"; any other is the start view. */
  readonly view: string;
  /** Path of the file; of a new one the folder with a slash at its end. */
  readonly entry: string;
  /** The field to focus. */
  readonly field: FieldPath;
}

export function editAddress(path: string, field: FieldPath = []): string {
  return `#/edit/${path}${field.length > 0 ? `?field=${encodeURIComponent(field.join("."))}` : ""}`;
}

/** Whether an entry is not saved yet. */
export const isNew = (entry: string) => entry.endsWith("/");

function parse(hash: string): Route {
  const { pathname, searchParams } = new URL(hash.slice(1), location.origin);
  const [, view = "", ...path] = pathname.split("/");
  return {
    view,
    entry: decodeURI(path.join("/")),
    field: pathOfField(searchParams.get("field") ?? ""),
  };
}

function onChange(notify: () => void): () => void {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(onChange, () => location.hash);
  return useMemo(() => parse(hash), [hash]);
}
