import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { KeyboardEvent, ReactNode } from "react";
import { colours } from "../../../common/colours";
import { hasModifier } from "../../../common/hasModifier";
import { labels } from "../../labels";
import { space } from "../../theme/tokens";
import { IconButton } from "../../ui/controls/IconButton";
import { close } from "../../ui/pictures/iconPaths";

const Dialog = styled("dialog")(({ theme }) => ({
  ...theme.typography.body2,
  height: "100%",
  maxHeight: "none",
  padding: space[5],
  cursor: "zoom-out",
  // Disabled buttons are darker than the others, as on a light page.
  "--mui-palette-surface-soft": "transparent",
  "--mui-palette-text-disabled": colours.whiteOutline,
  "&[open]": {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gap: space[4],
  },
}));

const Bar = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[5],
  "& > p": { marginInline: "auto", textAlign: "center" },
});

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

interface LightboxProps {
  caption: string;
  closeHint: string;
  /** The gallery's buttons. */
  previous: ReactNode;
  next: ReactNode;
  /** Shows the next (1) or previous (-1) picture. */
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
  /** The picture. */
  children: ReactNode;
}

/**
 * A picture as large as the window, in a modal dialog. A click anywhere, the close button or Escape closes it; arrow keys
 * and buttons show the next one.
 */
export function Lightbox({
  caption,
  closeHint,
  previous,
  next,
  onStep,
  onClose,
  children,
}: LightboxProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    if (event.key === "ArrowLeft") onStep(-1);
    if (event.key === "ArrowRight") onStep(1);
  };
  return (
    <Dialog
      ref={showModal}
      data-plane="neutral"
      aria-label={caption}
      onClick={({ currentTarget }) => currentTarget.close()}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <span>{closeHint}</span>
        <IconButton look="round" label={labels.close} icon={close} />
      </Bar>
      <Box
        sx={{
          position: "relative",
          display: "grid",
          placeItems: "center",
          "--fit": "contain",
        }}
      >
        {children}
      </Box>
      <Bar>
        {previous}
        <p aria-live="polite" aria-atomic>
          {caption}
        </p>
        {next}
      </Bar>
    </Dialog>
  );
}
