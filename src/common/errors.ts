/** Writes what went wrong to the browser's console, for the firm's developers. Never pass a visitor's data. */
export function logError(text: string, details?: unknown): void {
  console.error(text, details);
}

/** What was thrown, as an error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
