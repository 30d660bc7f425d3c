import { useEffect, useMemo, useState } from "react";
import type { ContentFile, Problem } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import type { Target } from "../form/ContentForm";
import { problemsOf, shownPath } from "../form/validate";
import { cleanValue, fileText } from "../model/cleanValue";
import { isObject } from "../../store/contentText";
import { fieldId, pathOfField, type FieldPath } from "../model/schema";
import { dropUnsaved, keepUnsaved } from "../model/unsaved";
import { editAddress } from "../route";
import { inWords } from "./RefusalNotice";

/** A text with the version that it began from. */
export interface Start {
  readonly base: Pick<ContentFile, "text" | "version"> | undefined;
  readonly value: unknown;
}

interface Options {
  /** Key of the unsaved text: the path of the file, or "new/" and the folder. */
  readonly entry: string;
  readonly start: Start;
  readonly field: FieldPath;
  readonly onConflict: (theirs: ContentFile, mine: unknown) => void;
}

/** The state of a form: its value, its problems, and saving. */
export function useEntry({ entry, start, field, onConflict }: Options) {
  const { store, content, setContent, setNotice } = useEditorContext();
  const folder = entry.startsWith("new/")
    ? entry.slice("new/".length)
    : undefined;
  const schema = content.schema(
    folder === undefined ? entry : `${folder}/new.json`,
  );
  const [value, setValue] = useState(start.value);
  const [base, setBase] = useState(start.base);
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set());
  const [showsAll, setShowsAll] = useState(false);
  const [refusals, setRefusals] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<unknown>();
  const [isSaving, setIsSaving] = useState(false);
  const [target, setTarget] = useState<Target | undefined>(() =>
    field.length > 0 ? { path: field } : undefined,
  );
  const id = isObject(value) ? String(value["id"]) : "";
  const path = folder === undefined ? entry : `${folder}/${id}.json`;
  const text = useMemo(
    () => fileText(value, schema, base?.text),
    [value, schema, base],
  );
  const isChanged =
    text !== base?.text &&
    (folder === undefined ||
      text !== fileText(content.newEntry(folder), schema));
  const problems = useMemo(
    () =>
      problemsOf(value, schema).map((problem) => ({
        ...problem,
        path: shownPath(problem.path, schema),
      })),
    [value, schema],
  );
  const shown = useMemo(
    () => [
      ...problems.filter(
        (problem) => showsAll || touched.has(fieldId(problem.path)),
      ),
      ...refusals
        .filter(({ file }) => file === path)
        .map((refusal) => ({
          path: shownPath(pathOfField(refusal.field), schema),
          message: inWords(`${refusal.message} ${refusal.remedy}`, content),
        })),
    ],
    [problems, showsAll, touched, refusals, path, schema, content],
  );
  useEffect(() => {
    if (isChanged)
      keepUnsaved(entry, { base, text, at: new Date().toISOString() });
    else dropUnsaved(entry);
  }, [entry, base, text, isChanged]);

  const finish = (files: readonly ContentFile[]) => {
    const saved = files.find((file) => file.path === path);
    dropUnsaved(entry);
    setContent(content.with(files));
    setShowsAll(false);
    setNotice({
      text: store.online
        ? "Saved as a draft."
        : "Saved. It goes online with the next publication.",
      canUndo: true,
    });
    if (folder !== undefined) location.hash = editAddress(path);
    else if (saved) {
      setBase(saved);
      setValue(JSON.parse(saved.text));
    }
  };

  const save = async () => {
    if (isSaving) return;
    setError(undefined);
    setRefusals([]);
    setNotice(undefined);
    const [first] = problems;
    if (first) {
      setShowsAll(true);
      setTarget({ path: first.path });
      return;
    }
    setIsSaving(true);
    try {
      const words = cleanValue(value, schema);
      const title =
        isObject(words) && folder !== undefined
          ? String(words["title"])
          : content.title(path);
      const result = await store.save(
        [{ path, text, base: base?.version ?? null }],
        title,
      );
      if (result.status === "saved") finish(result.files);
      else if (result.status === "conflict") onConflict(result.theirs, value);
      else {
        setRefusals(result.problems);
        const own = result.problems.find(({ file }) => file === path);
        if (own) setTarget({ path: shownPath(pathOfField(own.field), schema) });
      }
    } catch (problem) {
      setError(problem);
    } finally {
      setIsSaving(false);
    }
  };

  const remove = async () => {
    if (!base) return;
    try {
      const result = await store.save(
        [{ path, text: null, base: base.version }],
        `Remove ${content.title(path)}`,
      );
      if (result.status === "conflict") onConflict(result.theirs, value);
      else if (result.status === "refused") setRefusals(result.problems);
      else {
        dropUnsaved(entry);
        setContent(content.with(result.files, [path]));
        setNotice({
          text: store.online
            ? "Removed in a draft."
            : "Removed. It leaves the site with the next publication.",
          canUndo: true,
        });
        location.hash = "#/";
      }
    } catch (problem) {
      setError(problem);
    }
  };

  return {
    path,
    schema,
    value,
    text,
    isChanged,
    isSaving,
    error,
    refusals,
    shown,
    target,
    save,
    remove,
    isValid: problems.length === 0,
    change: (next: unknown, changed: string) => {
      setValue(next);
      setRefusals((before) =>
        before.filter(({ field: at }) => fieldId(pathOfField(at)) !== changed),
      );
    },
    blur: (blurred: string) =>
      setTouched((before) => new Set([...before, blurred])),
    reset: () => {
      dropUnsaved(entry);
      setValue(base ? JSON.parse(base.text) : content.newEntry(folder ?? ""));
    },
    signIn: async () => {
      await store.signIn?.();
      setError(undefined);
    },
  };
}
