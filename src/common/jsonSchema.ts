/**
 * A JSON Schema (draft-07) of a kind of content file, with keywords of our own. Those with the names of their directives:
 * address, icon, html, picture, imageRule. The others: reference (@link), textFormat (@format),
 * uniqueBy (@unique), date (of the type Date), and text, of every text (@placeholder, @html).
 */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** Kinds of objects, which a constant `kind` tells apart. */
  oneOf?: JsonSchema[];
  const?: unknown;
  required?: string[];
  enum?: readonly string[];
  examples?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  textFormat?: string;
  reference?: { readonly type: string; readonly by: string };
  picture?: object;
  imageRule?: string;
  address?: boolean;
  icon?: boolean;
  date?: boolean;
  html?: boolean;
}
