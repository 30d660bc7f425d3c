import type { JsonSchema } from "../../../src/common/jsonSchema";
import type { Problem } from "../../../src/gatsby/content/problem";
import type { Unsaved } from "./UnsavedCopies";

export type { Problem };

/** A content file as a store has it, with its version. */
export interface StoredFile {
  /** Path below content/, such as "pages/home.json". */
  readonly path: string;
  /** Empty if the file does not exist. */
  readonly text: string;
  /** Opaque to the forms; empty if the file does not exist. */
  readonly version: string;
  /** Whether a draft adds or changes it; undefined for what the site has, too. */
  readonly draft?: "new" | "changed" | undefined;
  /** Set if it is a draft of a file that has also changed on the site. */
  readonly conflict?: Conflict;
}

/** A newer version of a file that was edited. */
export interface Conflict {
  readonly theirs: StoredFile;
  /** The version that both began from, if that is not the edited one. */
  readonly base?: StoredFile;
}

/** One file of a save. */
export interface Change {
  /** Path below content/. */
  readonly path: string;
  /** The text of a content file, or a picture in base64. Null deletes the file. */
  readonly text: string | null;
  /** The version that was edited; null for a new file. */
  readonly base: string | null;
}

/** A picture of the catalogue. */
export interface Picture {
  /** Path below content/images, as content files write it. */
  readonly path: string;
  readonly alt: string;
  /** Address of the picture for the editor. */
  readonly url: string;
}

export type SaveResult =
  | {
      readonly status: "saved";
      /** The content files with their new versions; of deleted files text and version are empty. */
      readonly files: readonly StoredFile[];
      /** What the check advises about these files, which prevents no save; online it is in the check of the draft. */
      readonly advice?: readonly Problem[];
    }
  | { readonly status: "refused"; readonly problems: readonly Problem[] }
  /** Nothing was stored, because a file is not at the version that was edited. Save again on top of `theirs`. */
  | ({ readonly status: "conflict" } & Conflict);

/** Finds the unsaved text of a file. */
export type FindUnsaved = (path: string) => Unsaved | undefined;

/** Saved changes that are not on the site yet. */
export interface Draft {
  /** Number of the pull request. */
  readonly id: number;
  readonly title: string;
  /** Where the draft is reviewed. */
  readonly url: string;
  readonly branch: string;
  /** Whose draft it is. */
  readonly person: string;
  /** The branch's last commit. */
  readonly head: string;
  /** The repository's CI. */
  readonly check: "pending" | "passed" | "failed";
  /** What the check refuses. */
  readonly problems: readonly Problem[];
  /** A preview of the site. */
  readonly previewUrl?: string;
  /** Paths below content/ of the files that it changes or removes. */
  readonly paths: readonly string[];
  /** The entries that it adds. */
  readonly added: readonly StoredFile[];
  /** The entries that it removes, as they are on the site. */
  readonly removed: readonly StoredFile[];
}

/** Everything that the forms show. */
export interface LoadedContent {
  /** Saved texts; online they include the open draft of the person who is signed in. */
  readonly files: readonly StoredFile[];
  /** JSON Schemas by name of type, such as "HomePage". */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Addresses of pictures that are not below pictures/ beside the editor's page, by path. */
  readonly newPictures?: Readonly<Record<string, string>>;
}

/**
 * Reads and saves content on this machine or on GitHub. Saves run one after another, and a save that does not name the
 * stored version changes nothing. Failures other than refused saves are thrown as errors with a message for the
 * maintainer.
 */
export interface ContentStore {
  /** Name of the person who is signed in. Throws SignInMissing. */
  user(): Promise<string>;
  signIn?(): Promise<void>;
  load(): Promise<LoadedContent>;
  /** @param unsaved Finds what was chosen in conflicts that have to be stored together with the changes. */
  save(changes: readonly Change[], unsaved: FindUnsaved): Promise<SaveResult>;
  /** Shows an unsaved text on the site; local only. Returns the page's address, or null until the site has it. */
  preview?(path: string, text: string): Promise<string | null>;
  /** Open drafts; online only. */
  drafts?(): Promise<readonly Draft[]>;
  /** Puts a draft on the site. */
  publish?(draft: Draft): Promise<void>;
  discard?(draft: Draft): Promise<void>;
}

/** An entry of a draft prevents saving or publishing the draft. */
export const alsoChanged = (path: string) =>
  new Error(
    `content/${path} has also changed on the site. Reload the page, open it, choose a version, and save. Then try again.`,
  );

/** Thrown when nobody is signed in, or no longer. */
export class SignInMissing extends Error {}
