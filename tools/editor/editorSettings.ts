import type { Choices, LinkChoice, PictureChoice } from "./choices";
import {
  editorConfig,
  type Collection,
  type EditorConfig,
} from "./editorConfig";
import { localLocale } from "./localLocale";

/** Where the editor saves, as Decap CMS takes it. */
export interface Backend {
  readonly name: string;
  readonly [setting: string]: string;
}

/** What the editor's page loads when it starts. */
export interface EditorSettings extends Pick<
  EditorConfig,
  "types" | "schemas"
> {
  /** What the dialogs of a text offer. */
  readonly offers: {
    readonly links: readonly LinkChoice[];
    readonly pictures: readonly PictureChoice[];
    /** Whether a picture of the writer's device can be added: where the server of this machine checks it. */
    readonly takesFiles: boolean;
  };
  readonly config: {
    readonly backend: Backend;
    readonly collections: readonly Collection[];
    readonly [setting: string]: unknown;
  };
}

/** The whole configuration of the editor. */
export function editorSettings(
  choices: Choices,
  backend: Backend,
  siteUrl: string,
): EditorSettings {
  const { collections, types, schemas } = editorConfig(choices);
  return {
    config: {
      load_config_file: false,
      backend,
      ...(backend.name === "proxy" && { locale: localLocale }),
      site_url: siteUrl,
      media_folder: "content/images",
      public_folder: "",
      // The page beside the form is the development server's.
      editor: { preview: backend.name === "proxy" },
      slug: { encoding: "ascii", clean_accents: true },
      collections,
    },
    offers: {
      links: choices.links(),
      pictures: choices.pictures(),
      takesFiles: backend.name === "proxy",
    },
    types,
    schemas,
  };
}
