import type { ContentFile } from "../../store/ContentStore";

/** Typed text that was not saved, with the file that it began from. */
export interface Unsaved {
  /** Undefined for a new entry. */
  readonly base: Pick<ContentFile, "text" | "version"> | undefined;
  readonly text: string;
  /** ISO time of the last change. */
  readonly at: string;
}

const keyOf = (path: string) => `unsaved:${path}`;

export function readUnsaved(path: string): Unsaved | undefined {
  try {
    const text = localStorage.getItem(keyOf(path));
    return text === null ? undefined : (JSON.parse(text) as Unsaved);
  } catch {
    // A browser without storage keeps no unsaved text.
    return undefined;
  }
}

export function keepUnsaved(path: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(unsaved));
  } catch {
    // Full or forbidden storage: the form still has the text.
  }
}

export function dropUnsaved(path: string): void {
  try {
    localStorage.removeItem(keyOf(path));
  } catch {
    // Nothing was kept.
  }
}

/** Paths of the entries with unsaved text. */
export function unsavedPaths(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf("")))
      .map((key) => key.slice(keyOf("").length));
  } catch {
    return [];
  }
}
