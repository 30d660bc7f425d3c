import type { ButtonLook } from "./Button";
import { Icon } from "../pictures/Icon";
import { SmartLink, type SmartLinkProps } from "../links/SmartLink";

interface ActionButtonProps extends ButtonLook, Omit<SmartLinkProps, "href"> {
  to: string;
  label: string;
  /** Path data of an icon before the label. */
  icon?: string | undefined;
}

/** A link that looks like a button. The space keeps its label apart from the next word in the search index. */
export function ActionButton({
  to,
  label,
  icon,
  variant = "contained",
  size,
  ...rest
}: ActionButtonProps) {
  return (
    <SmartLink href={to} data-variant={variant} data-size={size} {...rest}>
      {icon && <Icon path={icon} size={20} />}
      {`${label} `}
    </SmartLink>
  );
}
