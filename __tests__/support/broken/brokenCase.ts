/** One problem in the content and its report. Paths of values look like "hero.actions[0].to". */
export interface BrokenCase {
  /** Path below content/ of the file that is edited, if not the smallest page. */
  file?: string;
  /** The change or changes that cause the problem. */
  edit: Edit | readonly Edit[];
  /** Where it is reported, if not in the edited file. */
  reportedIn?: string;
  /** The reported field, if not that of the last edit. */
  field?: string;
  /** The place that line and column point to, if not the value of the field. */
  place?: Place;
  /** A note does not stop the build; without this it is an error, which does. */
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
  /** Replaces or adds a value. */
  | { set: string; to: unknown }
  | { remove: string }
  /** Keeps the first entries of a list. */
  | { keep: number; of: string }
  /** Copies a value of this file, or of another one, over another value. */
  | { copyValue: string; from?: string; over: string }
  /** Repeats an entry of a list after itself. */
  | { repeat: string }
  /** Replaces a value with raw text. */
  | { raw: string; to: string }
  | { rewrite: (text: string) => string }
  | { write: string }
  /** Repeats a character in a text. */
  | { fill: string; with: string; length: number }
  | { bytes: (bytes: Buffer) => Buffer }
  | { delete: true }
  | { copyTo: string }
  /** A picture of this size and format in place of the file. */
  | {
      picture: {
        width: number;
        height: number;
        format: "jpeg" | "png" | "gif";
      };
    };
