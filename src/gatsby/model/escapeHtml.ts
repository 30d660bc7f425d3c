const entities = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** A text as it stands in HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
}

/** The text that HTML without tags stands for; only the entities that the sanitiser writes. */
export function unescapeHtml(html: string): string {
  return Object.entries(entities)
    .reverse()
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html);
}
