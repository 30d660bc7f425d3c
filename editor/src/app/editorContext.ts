import { createContext, useContext } from "react";
import type { ContentStore } from "../store/ContentStore";
import type { Content } from "./model/Content";

/** What every part of the editor shares. */
export interface Editor {
  readonly store: ContentStore;
  readonly content: Content;
  readonly setContent: (content: Content) => void;
  /** Shows what a save did, with a button that undoes it; empty to hide it. */
  readonly setSaved: (notice: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("The editor's context is missing.");
  return editor;
}
