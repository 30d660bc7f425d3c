import { styled, type SxProps, type Theme } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { ActionButton } from "./ActionButton";
import { space } from "../../theme/tokens";

/** A row of buttons that wraps; below 600 px each takes the full width. */
export const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

interface ActionButtonsProps {
  actions: readonly Pick<
    ComponentProps<typeof ActionButton>,
    "label" | "to" | "icon"
  >[];
  sx?: SxProps<Theme>;
}

/** A row of links: the first is the main one and filled, the rest are outlined. */
export const ActionButtons = ({ actions, sx }: ActionButtonsProps) => (
  <Actions sx={sx}>
    {actions.map((action, index) => (
      <ActionButton
        key={action.label}
        {...action}
        variant={index === 0 ? "contained" : "outlined"}
      />
    ))}
  </Actions>
);
