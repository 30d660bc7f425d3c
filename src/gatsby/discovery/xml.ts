const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** An XML element for each property, in order. */
export const elements = (
  properties: Readonly<Record<string, string>>,
): string =>
  Object.entries(properties)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join("");
