/** Logs an error to the browser's console. Never pass it a visitor's data. */
export function logError(text: string, details?: unknown): void {
  console.error(text, details);
}

/** Wraps a thrown value that is not an Error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
