import type { ReactNode } from "react";
import { Helmet } from "react-helmet";

/** Takes the tags that Seo left while a page was rendered on the server. Each page must take its own. */
export function takeHead(): ReactNode[] {
  const { title, meta, link } = Helmet.renderStatic();
  return [title, meta, link].map((tags) => tags.toComponent());
}
