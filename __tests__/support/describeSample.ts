import { field, readContent } from "./readContent";

/** What a failure says first. */
const remedy =
  "This is the sample's text. Set sample to false in content/site.json when your own content is in.";

/** Describes what the sample was ordered with; skipped once a firm's own content is in. */
export const describeSample =
  field(readContent("site"), "sample") === true ? describe : describe.skip;

/** Expects that nothing of the sample is missing or otherwise; a failure says what a firm does about it. */
export function expectOfSample(found: unknown, specified: unknown): void {
  expect({ remedy, found }).toEqual({ remedy, found: specified });
}
