import { isSample, remedy } from "./sample";

/** Describes what the sample was ordered with; skipped once a firm's own content is in. */
export const describeSample = isSample ? describe : describe.skip;

/** Expects that nothing of the sample is missing or otherwise; a failure says what a firm does about it. */
export function expectOfSample(found: unknown, specified: unknown): void {
  expect({ remedy, found }).toEqual({ remedy, found: specified });
}
