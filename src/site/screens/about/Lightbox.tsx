import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { colours } from "../../../common/colours";
import { close } from "../../ui/iconPaths";
import { useLabels } from "../../ui/useShell";
import { RoundButton } from "../../ui/RoundButton";
import { GalleryPicture } from "./GalleryPicture";

const Root = styled("dialog")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  margin: 0,
  padding: 20,
  border: 0,
  cursor: "zoom-out",
  "&[data-plane]": {
    backgroundColor: `color-mix(in srgb, ${colours.lightbox} 96%, transparent)`,
  },
  "&[open]": {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gap: 14,
  },
  "&::backdrop": { background: "none" },
  "& > p": { textAlign: "center" },
}));

const Bar = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
});

const Stage = styled("div")({
  position: "relative",
  display: "grid",
  placeItems: "center",
  "& img": { objectFit: "contain" },
});

interface LightboxProps {
  picture: { image: IGatsbyImageData; alt: string; caption: string };
  /** Explains how to close. */
  hint: string;
  failedText: string;
  /** Shows the next (1) or previous (-1) picture. */
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}

/** A picture as large as the window, in a modal dialog. A click anywhere, the button or Escape closes it. */
export function Lightbox({
  picture: { image, alt, caption },
  hint,
  failedText,
  onStep,
  onClose,
}: LightboxProps) {
  const labels = useLabels();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => dialogRef.current?.showModal(), []);

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "ArrowLeft") onStep(-1);
    if (key === "ArrowRight") onStep(1);
  };
  return (
    <Root
      ref={dialogRef}
      data-plane="ink"
      aria-label={caption}
      onClick={({ currentTarget }) => currentTarget.close()}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <span>{hint}</span>
        <RoundButton label={labels.close} icon={close} />
      </Bar>
      <Stage>
        <GalleryPicture
          key={image.images.fallback?.src}
          image={image}
          alt={alt}
          sizes="(min-aspect-ratio: 16/9) calc((100vh - 150px) * 16 / 9), calc(100vw - 40px)"
          failedText={failedText}
        />
      </Stage>
      <p aria-live="polite">{caption}</p>
    </Root>
  );
}
