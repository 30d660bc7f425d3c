/** Prints an error's message, without its stack, and sets exit code 1. */
export function reportAndFail(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** The time since `start`, a value of `performance.now()`, such as `12.3 s`. */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Reports a step of a long command, with the time since its start. */
export const reportStep = (step: string): void =>
  console.log(`${secondsSince(0)}: ${step}`);
