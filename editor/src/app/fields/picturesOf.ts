import { bodyOf } from "../richText/htmlBlocks";

/** The pictures that were pasted or dropped. Of a document, such as a table of Excel, the words count, not its picture. */
export function picturesOf(data: DataTransfer | null): File[] {
  const words = bodyOf(data?.getData("text/html") ?? "").textContent;
  if (!data || words.trim()) return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}
