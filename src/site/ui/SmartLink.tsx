import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useLabels } from "./LabelsContext";
import { linkKind } from "./linkKind";
import { VisuallyHidden } from "./VisuallyHidden";

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * What the site's links are made of. Routes load without a page change, other sites open in a new tab and say so to
 * screen readers, files are saved, everything else (mail, telephone) is a plain link.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const { opensInNewTab } = useLabels();
  switch (linkKind(href)) {
    case "page":
      return (
        <Link to={href} {...rest}>
          {children}
        </Link>
      );
    case "newTab":
      return (
        <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
          {children}
          <VisuallyHidden> {opensInNewTab}</VisuallyHidden>
        </a>
      );
    case "file":
      return (
        <a href={href} {...rest} download>
          {children}
        </a>
      );
    case "plain":
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      );
  }
}
