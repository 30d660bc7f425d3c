import type { ContentFile } from "../../store/ContentStore";

/** Typed text that was not saved, with the file that it began from. */
export interface Unsaved {
  /** Undefined for a new entry. */
  readonly base: Pick<ContentFile, "text" | "version"> | undefined;
  readonly text: string;
}

const prefix = "unsaved:";

/** Undefined where the browser forbids storage: the form still has the text. */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const storage = openStorage();

export function readUnsaved(path: string): Unsaved | undefined {
  const text = storage?.getItem(prefix + path);
  return text ? (JSON.parse(text) as Unsaved) : undefined;
}

export function keepUnsaved(path: string, unsaved: Unsaved): void {
  try {
    storage?.setItem(prefix + path, JSON.stringify(unsaved));
  } catch {
    // The storage is full: the form still has the text.
  }
}

export function dropUnsaved(path: string): void {
  storage?.removeItem(prefix + path);
}

/** Paths of the entries with unsaved text. */
export function unsavedPaths(): string[] {
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
