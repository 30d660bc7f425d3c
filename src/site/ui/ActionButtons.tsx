import { ActionButton } from "./ActionButton";
import type { ButtonLook } from "./buttonStyles";

interface ActionButtonsProps {
  actions: readonly {
    label: string;
    to: string;
    /** Path data of an icon before the label. */
    icon?: string;
  }[];
  /** Colour of the first. */
  color?: ButtonLook["color"];
  /** Class of each. */
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
