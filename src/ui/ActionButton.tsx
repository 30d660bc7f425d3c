import Button, { type ButtonProps } from "@mui/material/Button";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";

interface ActionButtonProps extends Pick<
  ButtonProps,
  "variant" | "color" | "size" | "className"
> {
  href: string;
  label: string;
  /** Path data of an icon before the label. */
  startIcon?: string;
}

/** A link that looks like a button. It takes its colours from the tone it stands on. */
export function ActionButton({
  href,
  label,
  startIcon,
  ...look
}: ActionButtonProps) {
  return (
    <Button component={SmartLink} href={href} {...look}>
      {startIcon && <Icon path={startIcon} size={20} />}
      {label}
    </Button>
  );
}
