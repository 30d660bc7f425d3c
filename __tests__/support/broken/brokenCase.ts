/** One problem in the content and what is reported of it. Paths of values are such as "hero.actions[0].to". */
export interface BrokenCase {
  /** Path below content/ of the file that is edited, if not the smallest page. */
  file?: string;
  /** The change, or the changes, that make the problem. */
  edit: Edit | readonly Edit[];
  /** Where it is reported, if not in the edited file. */
  reportedIn?: string;
  /** The field that is reported: the one that the last edit is about, unless another is named here. */
  field?: string;
  /** What line and column lead to: the value of the field, unless another place is named here. */
  place?: Place;
  /** A note does not stop the build; without this it is an error, which does. */
  severity?: "note";
  /** Part of what is reported. */
  message: string;
  /** How to mend it, or parts of it. */
  remedy: string | readonly string[];
}

/** The value or key at a path, a piece of the broken file's text, or the file as a whole. */
export type Place =
  | { value: string }
  | { key: string }
  | { text: string; plus?: number }
  | "file"
  | "end";

/** A change; `in` names another file than that of the case. */
export type Edit = Change & { in?: string };

type Change =
  /** Gives a value another one, or adds it. */
  | { set: string; to: unknown }
  | { remove: string }
  /** Leaves so many entries of a list. */
  | { keep: number; of: string }
  /** Writes a value of this file, or of another one, in place of another value. */
  | { copyValue: string; from?: string; over: string }
  /** Repeats an entry of a list after itself. */
  | { repeat: string }
  /** Writes text in place of a value, as it is. */
  | { raw: string; to: string }
  | { rewrite: (text: string) => string }
  | { write: string }
  /** Repeats a character in a text. */
  | { fill: string; with: string; length: number }
  | { bytes: (bytes: Buffer) => Buffer }
  | { delete: true }
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
    };
