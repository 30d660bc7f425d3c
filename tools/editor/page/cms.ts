/** Reads a file's text into a form and writes it back. */
export interface FileFormat {
  fromFile: (text: string) => unknown;
  toFile: (form: unknown) => string;
}

/** The part of Decap CMS that the editor's page uses. */
interface Cms {
  init: (options: { config: object }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: FileFormat,
  ) => void;
  registerLocale: (name: string, phrases: object) => void;
  registerEventListener: (listener: {
    name: "postSave";
    handler: () => void;
  }) => void;
}

declare global {
  interface Window {
    CMS: Cms;
  }
}
