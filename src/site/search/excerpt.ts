/** The longest beginning of a sentence that is put before an excerpt, in characters. */
const maxLead = 120;

/**
 * Starts Pagefind's excerpt, which is cut anywhere, at the beginning of its sentence, or with an ellipsis if that is far.
 *
 * @param page The page's text, and the excerpt as escaped HTML with its hits in mark elements.
 */
export function toExcerpt(page: { content: string; excerpt: string }): string {
  // Pagefind escapes only these two.
  const content = page.content.replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const words = page.excerpt.replace(/<\/?mark>/g, "");
  const [before = ""] = content.split(words);
  if (before.length === content.length) return page.excerpt;
  const lead = before.split(/(?<=[.!?…]["”’)]?)\s/).at(-1) ?? "";
  return (lead.length > maxLead ? "… " : lead) + page.excerpt;
}
