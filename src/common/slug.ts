/** "Idea-to-Launch Accelerator" becomes "idea-to-launch-accelerator", and "Café" "cafe", for ids of parts of a page. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<=[a-z])\p{M}+/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
