import type { ClipboardEvent, DragEvent, SyntheticEvent } from "react";
import { bodyOf } from "../richText/htmlBlocks";

/** The pictures that were pasted or dropped. Of a document, such as a table of Excel, the words count, not its picture. */
export function picturesOf(data: DataTransfer | null): File[] {
  const words = bodyOf(data?.getData("text/html") ?? "").textContent;
  if (!data || words.trim()) return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}

/** Handlers of an element that takes a picture which is pasted or dropped there. */
export function takingPicture(take: (picture: File) => void) {
  const handle = (event: SyntheticEvent, data: DataTransfer) => {
    const [picture] = picturesOf(data);
    if (!picture) return;
    event.preventDefault();
    // A dialog's events also come to the field that has opened it.
    event.stopPropagation();
    take(picture);
  };
  return {
    onPaste: (event: ClipboardEvent) => handle(event, event.clipboardData),
    onDrop: (event: DragEvent) => handle(event, event.dataTransfer),
  };
}
