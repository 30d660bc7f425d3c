import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { colours } from "../../../common/colours";
import { hasModifier } from "../../../common/hasModifier";
import { labels } from "../../labels";
import { space } from "../../theme/tokens";
import { IconButton } from "../../ui/controls/IconButton";
import { close } from "../../ui/pictures/iconPaths";
import { GalleryPicture, type PictureStatus } from "./GalleryPicture";

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

/** A picture that has not been shown at this size yet. */
function LargePicture(props: Pick<LightboxProps, "picture" | "failedText">) {
  const [status, setStatus] = useState<PictureStatus>("loading");
  return (
    <GalleryPicture
      {...props}
      status={status}
      sizes="(min-aspect-ratio: 16/9) calc((100vh - 150px) * 16 / 9), calc(100vw - 40px)"
      onSettled={setStatus}
    />
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

interface LightboxProps {
  picture: { image: IGatsbyImageData; alt: string; caption: string };
  failedText: string;
  closeHint: string;
  /** The gallery's buttons. */
  previous: ReactNode;
  next: ReactNode;
  /** Shows the next (1) or previous (-1) picture. */
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}

/**
 * A picture as large as the window, in a modal dialog. A click anywhere, the close button or Escape closes it; arrow keys
 * and buttons show the next one.
 */
export function Lightbox({
  picture,
  failedText,
  closeHint,
  previous,
  next,
  onStep,
  onClose,
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
      aria-label={picture.caption}
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
        <LargePicture
          key={getSrc(picture.image)}
          {...{ picture, failedText }}
        />
      </Box>
      <Bar>
        {previous}
        <p aria-live="polite" aria-atomic>
          {picture.caption}
        </p>
        {next}
      </Bar>
    </Dialog>
  );
}
