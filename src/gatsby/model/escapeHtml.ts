const entities = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** Escapes a text for HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
}

/** Decodes the entities that the sanitiser writes. */
export function unescapeHtml(html: string): string {
  return Object.entries(entities)
    .reverse()
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html);
}
