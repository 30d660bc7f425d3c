import type { Conflict, StoredFile, Problem } from "../../store/ContentStore";
import { differences, merge, versionsOf } from "../../store/merge";
import type { UnsavedCopies } from "../../store/UnsavedCopies";
import type { EditedContent } from "../model/EditedContent";

/** A form's value with what it began from. */
export interface EntryState {
  /** The stored version that the value began from; undefined for a new entry. */
  readonly base: StoredFile | undefined;
  readonly value: unknown;
  /** A newer version that changed the same fields: a person has to choose. */
  readonly conflict?: Conflict | undefined;
  /** When the value was typed before this form opened; undefined if it was not. */
  readonly restoredAt?: number | undefined;
  /** Counts replacements of the value that were not typed in the form. */
  readonly revision: number;
  readonly isSaving?: boolean;
  /** Whether the browser's storage is full, so that the text is in the form only. */
  readonly isUnkept?: boolean;
  /** Why the check refused the last save. */
  readonly refusals?: readonly Problem[] | undefined;
  /** What the check advises about the last save. */
  readonly advice?: readonly Problem[] | undefined;
  readonly error?: unknown;
}

/** Moves a value onto a newer version, or asks a person to choose. */
export function rebase(
  conflict: Conflict,
  edited: StoredFile | undefined,
  mine: unknown,
): Pick<EntryState, "base" | "value" | "conflict"> {
  const versions = versionsOf(conflict, edited, mine);
  return differences(versions).length > 0
    ? { base: edited, value: mine, conflict }
    : { base: conflict.theirs, value: merge(versions, () => undefined) };
}

/** The first state of the form: its unsaved text, if there is one. */
export function beginEntry(
  content: EditedContent,
  copies: UnsavedCopies,
  entry: string,
): EntryState {
  const file = content.file(entry);
  const copy = copies.take(entry);
  const text =
    copy?.text ?? file?.text ?? JSON.stringify(content.newEntry(entry));
  let state: EntryState = {
    base: copy ? copy.base : file,
    value: JSON.parse(text) as unknown,
    revision: 0,
    ...(copy && { restoredAt: copy.at }),
  };
  const chosen = file?.conflict?.theirs.version;
  if (chosen && chosen === copy?.base?.version)
    return { ...state, base: file.conflict?.theirs };
  // Somebody else may have removed the file.
  const stored =
    file ?? (copy?.base && { ...copy.base, text: "", version: "" });
  try {
    for (const newer of [stored && { theirs: stored }, file?.conflict])
      if (
        newer &&
        !state.conflict &&
        newer.theirs.version !== state.base?.version
      )
        state = { ...state, ...rebase(newer, state.base, state.value) };
  } catch (error) {
    return { ...state, error };
  }
  return state;
}
