import { callEditor } from "./callEditor";

/** Told to the window when a picture was added, which is a save of its own. */
export const pictureAdded = "picture-added";

/** A file's bytes as text. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ""));
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}

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
