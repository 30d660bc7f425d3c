import { useEffect, useMemo, useState } from "react";
import { isObject } from "../../store/contentText";
import type { Conflict, Problem } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import type { Target } from "../form/formContext";
import { problemsOf, shownPath } from "../form/validate";
import { fileText } from "../model/cleanValue";
import { pathOfField, type FieldPath } from "../model/schema";
import { dropUnsaved, keepUnsaved, type Unsaved } from "../../store/unsaved";
import { editAddress, newFolder } from "../route";

/** The form's initial value, and the saved file that it is based on. */
export interface Start {
  readonly base: Unsaved["base"];
  readonly value: unknown;
  /** Whether the value was typed before and not saved. */
  readonly isRestored?: boolean;
}

/** The state of a form: its value, its problems, and saving. */
export function useEntry({
  entry,
  start,
  field,
  onConflict,
}: {
  /** Key of the unsaved text (Route.entry). */
  entry: string;
  start: Start;
  field: FieldPath;
  onConflict: (conflict: Conflict, mine: unknown) => void;
}) {
  const { store, content, setContent, setSaved } = useEditorContext();
  const [value, setValue] = useState(start.value);
  const [base, setBase] = useState(start.base);
  /** Problems are shown once somebody tried to save. */
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusals, setRefusals] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<unknown>();
  const [isSaving, setIsSaving] = useState(false);
  const [target, setTarget] = useState<Target | undefined>(() =>
    field.length > 0 ? { path: field } : undefined,
  );
  const folder = newFolder(entry);
  const id = isObject(value) ? String(value["id"]) : "";
  const path = folder === undefined ? entry : `${folder}/${id}.json`;
  const schema = content.schema(path);
  const text = useMemo(
    () => fileText(value, schema, base?.text),
    [value, schema, base],
  );
  const isChanged =
    text !==
    (folder === undefined
      ? content.file(entry)?.text
      : fileText(content.newEntry(folder), schema));
  const problems = useMemo(() => problemsOf(value, schema), [value, schema]);
  const ownRefusals = refusals
    .filter(({ file }) => file === path)
    .map((refusal) => ({
      path: shownPath(pathOfField(refusal.field), schema),
      message: content.inWords(refusal),
    }));
  useEffect(() => {
    if (isChanged) keepUnsaved(entry, { base, text });
    else dropUnsaved(entry);
  }, [entry, base, text, isChanged]);

  /** Saves a text, or removes the file if it is null. If the save is refused, shows the field at fault. */
  const send = async (next: string | null) => {
    setIsSaving(true);
    setError(undefined);
    setRefusals([]);
    setSaved("");
    try {
      const change = { path, text: next, base: base?.version ?? null };
      const result = await store.save([change]);
      if (result.status === "saved") {
        for (const saved of [entry, ...result.files.map(({ path }) => path)])
          dropUnsaved(saved);
        setSaved(
          store.drafts
            ? "Saved as a draft."
            : "Saved. It goes online with the next publication.",
        );
        return result.files;
      }
      if (result.status === "conflict") onConflict(result, value);
      else {
        setRefusals(result.problems);
        const own = result.problems.find(({ file }) => file === path);
        if (own) setTarget({ path: shownPath(pathOfField(own.field), schema) });
      }
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSaving(false);
    }
    return undefined;
  };

  return {
    path,
    schema,
    value,
    text,
    isChanged,
    isSaving,
    error,
    setError,
    refusals,
    visibleProblems: [...(showsProblems ? problems : []), ...ownRefusals],
    target,
    isValid: problems.length === 0,
    change: (next: unknown) => {
      setSaved("");
      setValue(next);
    },
    reveal: (next: FieldPath) => setTarget({ path: next }),
    save: async () => {
      if (isSaving) return;
      const [first] = problems;
      if (first) {
        setShowsProblems(true);
        setTarget({ path: first.path });
        return;
      }
      const files = await send(text);
      if (!files) return;
      setContent(content.with(files));
      setShowsProblems(false);
      const saved = files.find((file) => file.path === path);
      if (folder !== undefined) location.hash = editAddress(path);
      else if (saved) {
        setBase(saved);
        setValue(JSON.parse(saved.text));
      }
    },
    remove: async () => {
      const files = await send(null);
      if (!files) return;
      setContent(content.with(files, { removed: path }));
      location.hash = "#/";
    },
  };
}
