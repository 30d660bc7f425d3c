import type { ContentFile } from "./ContentStore";

/** Typed text that was not saved, with the file that it began from. */
export interface Unsaved {
  /** Undefined for a new entry. */
  readonly base: ContentFile | undefined;
  readonly text: string;
}

const prefix = "unsaved:";

export function readUnsaved(path: string): Unsaved | undefined {
  const text = localStorage.getItem(prefix + path);
  return text ? (JSON.parse(text) as Unsaved) : undefined;
}

export function keepUnsaved(path: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(prefix + path, JSON.stringify(unsaved));
  } catch {
    // The storage is full: the form still has the text.
  }
}

export function dropUnsaved(path: string): void {
  localStorage.removeItem(prefix + path);
}

/** Paths of the entries with unsaved text. */
export function unsavedPaths(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
