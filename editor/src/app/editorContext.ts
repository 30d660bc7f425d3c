import { createContext, useContext } from "react";
import type { Editor } from "./state/Editor";
import { useObservable } from "./state/Observable";

export const EditorContext = createContext<Editor | undefined>(undefined);

/** What every part of the editor shares. */
export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("The editor's context is missing.");
  useObservable(editor);
  return editor;
}
