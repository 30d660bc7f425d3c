import { useEffect, useRef, useState, useTransition } from "react";
import type { StoredFile, Picture } from "../../store/ContentStore";
import { uploadPicture, catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";

/**
 * Adds pictures to the catalogue. An upload is given up when its component goes.
 *
 * @param onAdded Gets the saved catalogue, too.
 */
export function useUpload(
  onAdded: (picture: Picture, files: readonly StoredFile[]) => void,
) {
  const editor = useEditorContext();
  const [isBusy, start] = useTransition();
  const [problem, setProblem] = useState<unknown>();
  const closing = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  const add = async (file: File, words: string) => {
    const catalogue = editor.content.file(catalogueFile);
    if (!catalogue) return;
    const { signal } = closing.current;
    try {
      const { picture, files } = await uploadPicture(
        editor.save,
        catalogue,
        file,
        words,
        signal,
      );
      editor.learn(files, { [picture.path]: picture.url });
      // Whoever closed the dialog does not want the picture any more.
      if (!signal.aborted) onAdded(picture, files);
    } catch (error) {
      if (!signal.aborted) setProblem(error);
    }
  };
  return {
    isBusy,
    problem,
    setProblem,
    upload: (file: File, words: string) => start(() => add(file, words)),
  };
}
