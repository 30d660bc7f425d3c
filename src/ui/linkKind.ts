/** page: a route of this site; newTab: another site; plain: mail, telephone, a file or a place on the same page. */
export type LinkKind = "page" | "newTab" | "plain";

/** Tells how a link opens, from its address alone. */
export function linkKind(href: string): LinkKind {
  if (/^https?:/.test(href)) return "newTab";
  return /^\/(?!.*\.\w+$)/.test(href) ? "page" : "plain";
}
