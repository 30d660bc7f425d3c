/** The id of a text in Git. */
export async function gitId(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const file = new Blob([`blob ${bytes.length}\0`, bytes]);
  const hash = await crypto.subtle.digest("SHA-1", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Bytes in base64, for JSON. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
