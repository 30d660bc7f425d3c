import { useEffect, useState } from "react";
import { useEditorContext } from "../editorContext";
import { useObservable } from "../state/Observable";
import type { EntrySession } from "../state/EntrySession";
import { revealField } from "./revealField";
import { problemsOf, shownPath } from "./validate";

export type Entry = ReturnType<typeof useEntry>;

/**
 * The form of an entry with its problems. If a save is refused, the field at fault is shown.
 *
 * @param entry Path of the file; of a new one the folder with a slash at its end.
 */
export function useEntry(entry: string) {
  const editor = useEditorContext();
  const { content } = editor;
  const [session] = useState<EntrySession>(() => editor.session(entry));
  useObservable(session);
  useEffect(() => () => editor.close(entry), [editor, entry]);
  // The schema's problems are shown once somebody tried to save.
  const [showsProblems, setShowsProblems] = useState(false);
  const { path, schema, state } = session;
  const problems = problemsOf(state.value, schema, path);
  const refused = () =>
    (session.state.refusals ?? [])
      .filter(({ file }) => file === path)
      .map((problem) => ({
        path: shownPath(problem.field, schema),
        message: content.inWords(problem),
      }));
  return {
    session,
    isValid: problems.length === 0,
    visibleProblems: [...(showsProblems ? problems : []), ...refused()],
    save: async () => {
      if (!session.isChanged || state.conflict) return;
      const [first] = problems;
      setShowsProblems(first !== undefined);
      if (!first) await session.save();
      const [shown] = [...(first ? [first] : []), ...refused()];
      if (shown) revealField(shown.path);
    },
  };
}
