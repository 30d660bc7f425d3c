import type { EditorSettings } from "../../editorSettings";

/** What the dialogs of a text offer: what the content has now. */
export type Offers = EditorSettings["offers"];

/** Address of a picture of content/images in the editor. */
export const pictureAddress = (path: string): string =>
  `/admin/pictures/${path.split("/").map(encodeURIComponent).join("/")}`;
