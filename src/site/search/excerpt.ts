/** The longest beginning of a sentence that is put before an excerpt, in characters. */
const maxLead = 120;

/**
 * Lets an excerpt of Pagefind's, which is cut out anywhere, begin with its sentence; where that began long before, with
 * an ellipsis.
 *
 * @param page The page's text, and the excerpt as escaped HTML with its hits in mark elements.
 */
export function toExcerpt(page: { content: string; excerpt: string }): string {
  // Pagefind escapes nothing but these two.
  const content = page.content.replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const words = page.excerpt.replace(/<\/?mark>/g, "");
  const [before = ""] = content.split(words);
  if (before.length === content.length) return page.excerpt;
  const lead = before.split(/(?<=[.!?…]["”’)]?)\s/).at(-1) ?? "";
  return (lead.length > maxLead ? "… " : lead) + page.excerpt;
}
