import { useEffect, useState } from "react";
import { isObject } from "../../store/contentText";
import type { ContentFile, Problem } from "../../store/ContentStore";
import {
  dropUnsaved,
  keepUnsaved,
  readUnsaved,
  type Unsaved,
} from "../../store/unsaved";
import { useEditorContext } from "../editorContext";
import { fileText } from "../model/cleanValue";
import type { Content } from "../model/Content";
import { editAddress, isNew } from "../route";
import { revealField } from "./revealField";
import { problemsOf, shownPath } from "./validate";

/** A form's value, and the saved file that it is based on. */
interface Edit {
  readonly base: Unsaved["base"];
  readonly value: unknown;
  /** A newer version of somebody else. */
  readonly theirs?: ContentFile;
  /** Whether the value was typed before and not saved. */
  readonly isRestored?: boolean;
}

/** The result of the last save. */
interface Outcome {
  readonly isSaving?: boolean;
  /** The schema's problems are shown once somebody tried to save. */
  readonly showsProblems?: boolean;
  readonly refusals?: readonly Problem[];
  readonly error?: unknown;
}

/** The initial state of a form: its unsaved text, if there is one. */
function begin(content: Content, entry: string): Edit {
  const file = content.file(entry);
  const unsaved = readUnsaved(entry);
  const text =
    unsaved?.text ?? file?.text ?? JSON.stringify(content.newEntry(entry));
  const value: unknown = JSON.parse(text);
  if (!unsaved) return { base: file, value, ...file?.conflict };
  // Somebody else may have removed the file.
  const removed = unsaved.base && { ...unsaved.base, text: "", version: "" };
  const newest = file?.conflict?.theirs ?? file ?? removed;
  // The same text under another version is no change.
  return newest && newest.text !== unsaved.base?.text
    ? { base: unsaved.base, value, theirs: newest, ...file?.conflict }
    : { base: newest, value, isRestored: true };
}

export type Entry = ReturnType<typeof useEntry>;

/**
 * The state of a form: its value, its problems, and saving.
 *
 * @param entry Path of the file; of a new one the folder with a slash at its end.
 */
export function useEntry(entry: string) {
  const { store, content, setContent, setSaved } = useEditorContext();
  const [edit, setEdit] = useState(() => begin(content, entry));
  const [outcome, setOutcome] = useState<Outcome>({});
  const { base, value, theirs: newest = base } = edit;
  const id = isObject(value) ? String(value["id"]) : "";
  const path = isNew(entry) ? `${entry}${id}.json` : entry;
  const schema = content.schema(path);
  const text = fileText(value, schema, base?.text);
  const isChanged =
    text !==
    (isNew(entry)
      ? fileText(content.newEntry(entry), schema)
      : content.file(entry)?.text);
  const problems = problemsOf(value, schema);
  const fieldProblems = (refused: readonly Problem[]) =>
    refused
      .filter(({ file }) => file === path)
      .map((problem) => ({
        path: shownPath(problem.field, schema),
        message: content.inWords(problem),
      }));
  useEffect(() => {
    if (isChanged) {
      keepUnsaved(entry, { base, text });
      setSaved("");
    } else dropUnsaved(entry);
  }, [entry, base, text, isChanged, setSaved]);

  /** Saves a text, or removes the file if it is null. If the save is refused, shows the field at fault. */
  const send = async (next: string | null) => {
    setOutcome({ isSaving: true });
    setSaved("");
    const change = { path, text: next, base: newest?.version ?? null };
    const result = await store.save([change]);
    setOutcome({});
    if (result.status === "conflict") {
      const { theirs, base: common = base } = result;
      setEdit((now) => ({ ...now, base: common, theirs }));
    } else if (result.status === "refused") {
      setOutcome({ refusals: result.problems });
      const [own] = fieldProblems(result.problems);
      if (own) revealField(own.path);
    } else finish(result.files);
  };

  const finish = (files: readonly ContentFile[]) => {
    for (const saved of [entry, ...files.map((file) => file.path)])
      dropUnsaved(saved);
    setSaved(
      store.drafts
        ? "Saved as a draft."
        : "Saved. It goes online with the next publication.",
    );
    const saved = files.find((file) => file.path === path);
    setContent(content.with(files, { removed: saved ? "" : path }));
    if (!saved) location.assign("#/");
    else if (isNew(entry)) location.assign(editAddress(path));
    else setEdit({ base: saved, value: JSON.parse(saved.text) });
  };

  const setError = (error: unknown) => setOutcome({ error });
  return {
    ...edit,
    ...outcome,
    path,
    schema,
    text,
    isChanged,
    isValid: problems.length === 0,
    visibleProblems: [
      ...(outcome.showsProblems ? problems : []),
      ...fieldProblems(outcome.refusals ?? []),
    ],
    setError,
    setEdit,
    change: (next: unknown) => setEdit((now) => ({ ...now, value: next })),
    save: () => {
      if (!isChanged) return;
      const [first] = problems;
      if (first) {
        setOutcome({ showsProblems: true });
        revealField(first.path);
      } else if (!outcome.isSaving) void send(text).catch(setError);
    },
    discard: () => {
      dropUnsaved(entry);
      location.reload();
    },
    remove: () => void send(null).catch(setError),
  };
}
