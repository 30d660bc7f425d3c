/** Ends a command after an error: its message, without a stack, and exit code 1. */
export function reportAndFail(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A duration such as `12.3 s`, from a time that `performance.now()` gave. */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;
