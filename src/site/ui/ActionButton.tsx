import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes, type ButtonLook } from "./buttonStyles";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";

const Root = styled(SmartLink)(({ theme }) => buttonStyles(theme));

interface ActionButtonProps extends ButtonLook {
  href: string;
  label: string;
  /** See SmartLink. */
  context?: string;
  /** Path data of an icon before the label. */
  startIcon?: string | undefined;
  className?: string | undefined;
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
    <Root
      href={href}
      context={context}
      className={className}
      {...lookAttributes(look)}
    >
      {startIcon && <Icon path={startIcon} size={20} />}
      {label}
    </Root>
  );
}
