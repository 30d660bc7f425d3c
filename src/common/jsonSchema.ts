/**
 * A JSON Schema (draft-07) of a kind of content file, with keywords of our own: address, icon, html, picture and imageRule
 * as the directives of that name, reference (@link), textFormat (@format), placeholders (@placeholder), uniqueBy (@unique),
 * date (of the type Date).
 */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  reference?: object | undefined;
  /** Kinds of objects, which a constant `kind` tells apart. */
  oneOf?: JsonSchema[];
  const?: unknown;
}
