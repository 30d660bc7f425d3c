/** "Idea-to-Launch Accelerator" becomes "idea-to-launch-accelerator", for addresses and ids. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
