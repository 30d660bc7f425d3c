import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";

/** Takes the head that the last rendered page has left in Helmet, and gives it to Gatsby. */
export function takeHead({
  setHtmlAttributes,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link].map((tags) => tags.toComponent()));
}
