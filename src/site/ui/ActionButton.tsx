import { styled } from "@mui/material/styles";
import { buttonStyles, lookAttributes, type ButtonLook } from "./Button";
import { Icon } from "./Icon";
import { SmartLink, type SmartLinkProps } from "./SmartLink";

const Root = styled(SmartLink)(({ theme }) => buttonStyles(theme));

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
  variant,
  size,
  ...rest
}: ActionButtonProps) {
  return (
    <Root href={to} {...rest} {...lookAttributes({ variant, size })}>
      {icon && <Icon path={icon} size={20} />}
      {`${label} `}
    </Root>
  );
}

/** A row of buttons that wraps; below 900 px each takes the full width. */
export const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
});

interface ActionButtonsProps {
  actions: readonly Pick<ActionButtonProps, "label" | "to" | "icon">[];
}

/** A row of links: the first is the main one and filled, the rest are outlined. */
export const ActionButtons = ({ actions }: ActionButtonsProps) => (
  <Actions>
    {actions.map((action, index) => (
      <ActionButton
        key={action.label}
        {...action}
        variant={index === 0 ? "contained" : "outlined"}
      />
    ))}
  </Actions>
);
