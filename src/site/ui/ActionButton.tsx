import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes, type ButtonLook } from "./Button";
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

interface ActionButtonsProps {
  actions: readonly {
    label: string;
    to: string;
    /** Path data of an icon before the label. */
    icon?: string;
  }[];
  color?: ButtonLook["color"];
  className?: string;
}

/** Links that look like buttons: the first is the main one and filled, the rest are outlined. */
export function ActionButtons({
  actions,
  color,
  className,
}: ActionButtonsProps) {
  return actions.map(({ label, to, icon }, index) => (
    <ActionButton
      key={label}
      className={className}
      href={to}
      label={label}
      startIcon={icon}
      {...(index === 0 ? { color } : { variant: "outlined" })}
    />
  ));
}

/** A row of buttons that wraps; below 900 px each takes the full width. */
export const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
});
