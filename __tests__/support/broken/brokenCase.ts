/** A problem in the content and its report. Value paths look like "hero.actions[0].to". */
export interface BrokenCase {
  /** Path below content/ of the edited file; by default the smallest page. */
  file?: string;
  /** The change or changes that cause the problem. */
  edit: Edit | readonly Edit[];
  /** The reported file, if not the edited one. */
  reportedIn?: string;
  /** The reported field, if not that of the last edit. */
  field?: string;
  /** The reported place, if not the value of the field. */
  place?: Place;
  /** By default an error, which stops the build. */
  severity?: "note";
  /** Part of the message. */
  message: string;
  /** The remedy, or parts of it. */
  remedy: string | readonly string[];
}

/** The value at a path, a piece of the broken file's text, or the file as a whole. */
export type Place =
  { value: string } | { text: string; plus?: number } | "file" | "end";

/** A change; `in` names another file than `file` of the case. */
export type Edit = Change & { in?: string };

type Change =
  /** Replaces or adds a value; undefined removes it. */
  | { set: string; to: unknown }
  /** Replaces a value with raw text. */
  | { raw: string; to: string }
  | { rewrite: (text: string) => string | Buffer | Promise<Buffer> }
  | { write: string }
  | { delete: true }
  | { copyTo: string };
