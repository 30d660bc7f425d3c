/** Prints an error's message, without its stack, and sets exit code 1. */
export function reportAndFail(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A duration such as `12.3 s`, since a `performance.now()`. */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;
