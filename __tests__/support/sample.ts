import { field, readContent } from "./readContent";

/** Whether the content is still the sample, which `__tests__/specification/` holds to its words. */
export const isSample = field(readContent("site"), "sample") === true;

/** What a failure of such a test says first. */
export const remedy =
  "This is the sample's text. Set sample to false in content/site.json when your own content is in.";
