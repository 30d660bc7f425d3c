/** Longest lead before an excerpt, in characters. */
const maxLead = 120;

/**
 * Extends Pagefind's excerpt, which may start anywhere, to the start of its sentence. If that is too far, prepends an
 * ellipsis.
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
