const retries = 3;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** The pause before a retry, counted from 0: 1 s, doubled each time, at most 30 s (docs/product.md#retries). */
export function retryDelayMs(retry: number): number {
  return Math.min(firstDelayMs * 2 ** retry, maxDelayMs);
}

/**
 * Repeats an attempt that has just failed, up to 3 times, each after a longer pause.
 *
 * @returns The result of the first successful attempt.
 * @throws The error of the last attempt.
 */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 0; ; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs(count)));
    try {
      return await attempt();
    } catch (error) {
      if (count + 1 >= retries) throw error;
    }
  }
}

/** Makes an attempt and retries it when it fails. */
export const withRetries = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => retry(attempt));
