/** A problem as the site's content check reports it. */
export interface Problem {
  /** An error prevents a save; a note does not. */
  readonly severity: "error" | "note";
  /** Path below content/. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Such as "hero.actions[0].to"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
  readonly remedy: string;
}

/** A content file and its version. */
export interface ContentFile {
  /** Path below content/, such as "pages/home.json". */
  readonly path: string;
  readonly text: string;
  readonly version: string;
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
      /** The changed content files with their new versions and texts; deleted files are left out. */
      readonly files: readonly ContentFile[];
    }
  | { readonly status: "refused"; readonly problems: readonly Problem[] }
  /** The file changed since `base`. Save again with base = `theirs.version` to keep your own text. */
  | { readonly status: "conflict"; readonly theirs: ContentFile };

/** Saved changes that are not on the site yet. */
export interface Draft {
  readonly id: string;
  readonly title: string;
  /** The page of the Git service where the draft is reviewed. */
  readonly url: string;
  /** A preview of the site with the draft. */
  readonly previewUrl?: string;
  readonly check: "pending" | "passed" | "failed";
  /** Paths below content/ of the files that it changes. */
  readonly paths: readonly string[];
}

/** Everything that the forms show. */
export interface Content {
  /** Saved texts; online they include the open draft of the person who is signed in. */
  readonly files: readonly ContentFile[];
  /** JSON Schemas by name of type, such as "HomePage". */
  readonly schemas: Readonly<Record<string, object>>;
  readonly pictures: readonly Picture[];
}

/**
 * Reads and saves content on this machine or in a Git service. Failures other than refused saves are thrown as errors
 * with a message for the maintainer.
 */
export interface ContentStore {
  readonly online: boolean;
  /** Name of the person who is signed in. Throws SignInMissing. */
  user(): Promise<string>;
  signIn?(): Promise<void>;
  load(): Promise<Content>;
  save(changes: readonly Change[], title: string): Promise<SaveResult>;
  /** Restores the files of the last save; local only. */
  undoLastSave?(): Promise<void>;
  /** Shows an unsaved text on the site; local only. */
  preview?(path: string, text: string): Promise<Preview>;
  endPreview?(): Promise<void>;
  /** Open drafts; online only. */
  drafts?(): Promise<readonly Draft[]>;
  /** Puts a draft on the site. Throws PublishConflict. */
  publish?(draft: Draft): Promise<void>;
  discard?(draft: Draft): Promise<void>;
}

/** The result of a preview. */
export type Preview =
  | { readonly status: "shown"; readonly url: string }
  /** The site is still starting; try again in a second. */
  | { readonly status: "starting" }
  /** The page does not change until these are fixed. */
  | { readonly status: "refused"; readonly problems: readonly Problem[] };

/** Thrown when nobody is signed in, or no longer. */
export class SignInMissing extends Error {}

/** An entry of a draft has also changed on the site. */
export class PublishConflict extends Error {
  constructor(readonly theirs: ContentFile) {
    super(
      "An entry of this draft has also changed on the site. Open it, choose a version, and save.",
    );
  }
}
