import { useEffect, useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { isNew } from "../model/EditedContent";
import { useObservable } from "../state/Observable";
import type { EntrySession } from "../state/EntrySession";
import { revealField } from "./revealField";
import { namingBlock, problemsOf, shownPath } from "./validate";

export type EntryForm = ReturnType<typeof useEntryForm>;

/** The form of an entry with its problems. If a save is refused, the field at fault is shown. */
export function useEntryForm(session: EntrySession) {
  const editor = useEditorContext();
  const { content } = editor;
  const isOpen = useRef(true);
  useObservable(session);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      editor.close(session.entry);
    };
  }, [editor, session]);
  // The schema's problems are shown once somebody tried to save.
  const [showsProblems, setShowsProblems] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const { path, schema, state } = session;
  const isTaken = isNew(session.entry) && content.file(path) !== undefined;
  const found = [
    ...problemsOf(state.value, schema, path),
    ...(isTaken
      ? [
          {
            path: ["id"],
            message: "Another entry has this name. Choose another.",
          },
        ]
      : []),
  ];
  const problems = found.filter(({ isAdvice }) => !isAdvice);
  const refused = () =>
    (session.state.refusals ?? [])
      .filter(({ file }) => file === path)
      .map((problem) => ({
        path: shownPath(problem.field, schema),
        message: namingBlock(
          content.inWords(problem),
          problem.field,
          schema,
          state.value,
        ),
      }));
  return {
    session,
    isValid: problems.length === 0,
    // Online the form has only the schema's advice.
    advice: state.advice
      ? state.advice.map((problem) => ({
          file: problem.file,
          path: shownPath(problem.field, schema),
          message: content.inWords(problem),
        }))
      : found
          .filter(({ isAdvice }) => isAdvice && hasSaved)
          .map((advice) => ({ file: path, ...advice })),
    visibleProblems: [...(showsProblems ? problems : []), ...refused()],
    save: async () => {
      if (!session.isChanged || state.conflict) return;
      const [first] = problems;
      setShowsProblems(first !== undefined);
      setHasSaved(true);
      if (!first) await session.save();
      const [shown] = [...(first ? [first] : []), ...refused()];
      // Somebody may have gone on to another form meanwhile.
      if (shown && isOpen.current) revealField(shown.path);
    },
  };
}
