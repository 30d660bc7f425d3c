import { useMemo, useSyncExternalStore } from "react";
import { parsePath, type JsonPath } from "../../../src/common/jsonPath";
import type { Navigation } from "./state/Editor";
import { mayLeave } from "./state/unsent";

export function editAddress(path: string, field: JsonPath = []): string {
  return `#/edit/${path}${field.length > 0 ? `?field=${encodeURIComponent(field.join("."))}` : ""}`;
}

/** The view in the address: "edit", "drafts", or the start view. Of a new entry the path is a folder with a slash at its end. */
function parse(hash: string) {
  try {
    const { pathname, searchParams } = new URL(hash.slice(1), location.origin);
    const [, view = "", ...path] = decodeURI(pathname).split("/");
    const field = parsePath(searchParams.get("field") ?? "");
    return { view, entry: path.join("/"), field };
  } catch {
    // Such as a malformed escape in a link that was cut off.
    return { view: "", entry: "", field: [] };
  }
}

/** Asks before a link or the browser's Back button gives up what was typed in a dialog. Called before the views listen. */
export function askBeforeLeaving(): void {
  window.addEventListener("hashchange", (event) => {
    if (mayLeave()) return;
    history.replaceState(null, "", event.oldURL);
    event.stopImmediatePropagation();
  });
}

function onChange(notify: () => void): () => void {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
}

/** The address of this tab. */
export const navigation: Navigation = {
  entry: () => {
    const { view, entry } = parse(location.hash);
    return view === "edit" ? entry : "";
  },
  open: (entry, field) =>
    location.assign(entry ? editAddress(entry, field) : "#/"),
};

export function useRoute() {
  const hash = useSyncExternalStore(onChange, () => location.hash);
  return useMemo(() => parse(hash), [hash]);
}
