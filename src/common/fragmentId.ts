/**
 * The id that the fragment of an address names: "#caf%C3%A9" -> "café". A malformed fragment ("#50%") is its own id.
 */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
