/**
 * One fault in the content. Paths of values are such as "hero.actions[0].to"; "[path=partners/cloud.svg]" stands for
 * the entry of a list with this value.
 */
export interface BrokenCase {
  /** Path below content/ of the file that is edited. */
  file: string;
  /** Changes that together make the one fault. */
  edits: Edit[];
  expect: {
    /** Where it is told, if not in the edited file. */
    file?: string;
    /** The value or key at a path, a piece of the broken file's text, or the file as a whole. */
    place:
      | { value: string }
      | { key: string }
      | { text: string; plus?: number }
      | "file"
      | "end";
    field: string;
    /** Part of what is told. */
    message: string;
    /** Parts of how to mend it. */
    remedy: string[];
  };
}

export type Edit =
  /** Gives a value another one, or adds it. */
  | { set: string; to: unknown }
  | { remove: string }
  | { renameKey: string; to: string }
  /** Writes a value of this file, or of another one, in place of another value. */
  | { copyValue: string; from?: string; over: string }
  /** Repeats an entry of a list after itself. */
  | { repeat: string }
  /** Writes text in place of a value, as it is. */
  | { raw: string; to: string }
  | { insertBefore: string; text: string }
  | { truncateAfter: string }
  | { dropEnd: number }
  | { prepend: string }
  | { append: string }
  | { write: string }
  /** Repeats a character in a text. */
  | { fill: string; with: string; length: number }
  /** Puts lists into lists. */
  | { nest: string; depth: number }
  | { encode: "utf16le" | "latin1" }
  | { delete: true }
  | { moveTo: string }
  | { copyTo: string }
  /** A link to a file that is not there. */
  | { dangling: true }
  /** A picture of this size and format in place of the file. */
  | {
      picture: {
        width: number;
        height: number;
        format: "jpeg" | "png" | "gif";
      };
    }
  | { keepBytes: number };
