import { createContext, useContext } from "react";
import type { ContentStore } from "../store/ContentStore";
import type { Content } from "./model/Content";

/** The result of a save, for the status line. */
export interface Notice {
  readonly text: string;
  readonly canUndo: boolean;
}

/** What every part of the editor shares. */
export interface Editor {
  readonly store: ContentStore;
  readonly content: Content;
  readonly setContent: (content: Content) => void;
  readonly setNotice: (notice: Notice | undefined) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("The editor's context is missing.");
  return editor;
}
