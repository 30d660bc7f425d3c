/** page: a route of this site; file: one of its files; newTab: another site; plain: mail, telephone or a place on the same page. */
export type LinkKind = "page" | "file" | "newTab" | "plain";

/** Tells how a link opens, from its address alone. */
export function linkKind(href: string): LinkKind {
  if (/^https?:/.test(href)) return "newTab";
  if (!href.startsWith("/")) return "plain";
  return /\.\w+$/.test(href) ? "file" : "page";
}
