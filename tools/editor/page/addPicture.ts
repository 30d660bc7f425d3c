import { base64Of } from "./base64Of";
import { callEditor } from "./callEditor";

/** Told to the window when a picture was added, which is a save of its own. */
export const pictureAdded = "picture-added";

/**
 * Adds a picture from this device to content/images; why it was refused is shown by `showRefusals`.
 *
 * @returns Its path below content/images; undefined where it was refused.
 */
export async function addPicture(
  file: File,
  alt: string,
): Promise<string | undefined> {
  const content = await base64Of(file);
  const { path } = await callEditor<{ path?: string }>("addPicture", {
    name: file.name,
    content,
    alt,
  });
  if (path !== undefined) window.dispatchEvent(new Event(pictureAdded));
  return path;
}
