import { Link } from "gatsby";
import { useId, type AnchorHTMLAttributes } from "react";

/** page: a route of this site; file: one of its files; newTab: another site; plain: mail, telephone or a place on the same page. */
type LinkKind = "page" | "file" | "newTab" | "plain";

/** How a link opens, by its address. */
export function linkKind(href: string): LinkKind {
  if (/^https?:/.test(href)) return "newTab";
  if (!href.startsWith("/")) return "plain";
  return /\.\w+$/.test(href) ? "file" : "page";
}

/** Id of the hidden words "opens in a new tab", which the shell renders once for all links. */
export const opensInNewTabId = "opens-in-new-tab";

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Describes the link to screen readers, if several links have the same label. */
  context?: string | undefined;
  /** The link covers its positioned card or row (globalStyles.ts). */
  "data-covers"?: "" | undefined;
}

/**
 * The base of all links. A route opens in place. Another site opens in a new tab, which the link's description says. A
 * file is downloaded. Anything else (mail, telephone) is a plain link. A link's name is its visible label.
 */
export function SmartLink({ context, children, ...props }: SmartLinkProps) {
  const id = useId();
  const kind = linkKind(props.href);
  const described = [
    props["aria-describedby"],
    context && id,
    kind === "newTab" && opensInNewTabId,
  ].filter(Boolean);
  const { href, ...rest } = {
    ...props,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <>
      {kind === "page" ? (
        <Link to={href} {...rest}>
          {children}
        </Link>
      ) : (
        <a
          href={href}
          {...rest}
          download={kind === "file" || undefined}
          {...(kind === "newTab" && {
            target: "_blank",
            // Search engines need not follow forms and chats with repeated labels ("Learn More").
            rel: `noopener noreferrer${context ? " nofollow" : ""}`,
          })}
        >
          {children}
        </a>
      )}
      {context && (
        <span id={id} hidden>
          {context}
        </span>
      )}
    </>
  );
}
