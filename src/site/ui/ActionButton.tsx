import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes, type ButtonLook } from "./buttonStyles";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";
import { VisuallyHidden } from "./VisuallyHidden";

const Root = styled(SmartLink)(({ theme }) => buttonStyles(theme));

interface ActionButtonProps extends ButtonLook {
  href: string;
  label: string;
  /** Read out after the label, where several buttons have the same one. */
  context?: string;
  /** Path data of an icon before the label. */
  startIcon?: string;
  className?: string;
}

/** A link that looks like a button. */
export function ActionButton({
  href,
  label,
  context,
  startIcon,
  className,
  ...look
}: ActionButtonProps) {
  return (
    <Root href={href} className={className} {...lookAttributes(look)}>
      {startIcon && <Icon path={startIcon} size={20} />}
      {label}
      {context && <VisuallyHidden> {context}</VisuallyHidden>}
    </Root>
  );
}
