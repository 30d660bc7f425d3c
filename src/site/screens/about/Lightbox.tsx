import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { colours } from "../../../common/colours";
import { close } from "../../ui/iconPaths";
import { useLabels } from "../../ui/LabelsContext";
import { closeModal, openModal } from "../../ui/modal";
import { RoundButton } from "../../ui/RoundButton";
import { SettlingPicture } from "../../ui/SettlingPicture";
import { Spinner } from "../../ui/Spinner";

const Root = styled("dialog")({
  boxSizing: "border-box",
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
  "&:is([open], :popover-open)": {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gap: 14,
  },
  "&::backdrop": { background: "none" },
});

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 20,
}));

const Stage = styled("div")({
  position: "relative",
  display: "grid",
  placeItems: "center",
});

const Caption = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  textAlign: "center",
}));

interface LightboxProps {
  picture: { image: IGatsbyImageData; alt: string; caption: string };
  /** Tells how to close. */
  hint: string;
  /** Stands in place of a picture that cannot be loaded. */
  failedText: string;
  /** Asks for the next (1) or previous (-1) picture: arrow keys. */
  onTurn: (direction: 1 | -1) => void;
  onClose: () => void;
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

/** A picture as large as the window, in a modal dialog. A click anywhere, the button and Escape close it. */
export function Lightbox({
  picture: { image, alt, caption },
  hint,
  failedText,
  onTurn,
  onClose,
}: LightboxProps) {
  const labels = useLabels();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [settled, setSettled] = useState<IGatsbyImageData>();
  const [failed, setFailed] = useState<IGatsbyImageData>();

  useEffect(() => {
    if (dialogRef.current) openModal(dialogRef.current);
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const direction = directions[key];
    if (direction) onTurn(direction);
  };
  return (
    <Root
      ref={dialogRef}
      data-plane="ink"
      aria-label={caption}
      onClick={({ currentTarget }) => closeModal(currentTarget)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <span>{hint}</span>
        <RoundButton label={labels.close} icon={close} />
      </Bar>
      <Stage>
        {settled !== image && <Spinner size={44} label={labels.loading} />}
        {failed === image && <p role="status">{failedText}</p>}
        <SettlingPicture
          key={alt}
          image={image}
          alt={alt}
          fit="contain"
          sizes="(min-aspect-ratio: 16/9) calc((100vh - 150px) * 16 / 9), calc(100vw - 40px)"
          hidden={failed === image}
          onSettled={(loaded) => {
            setSettled(image);
            if (!loaded) setFailed(image);
          }}
        />
      </Stage>
      <Caption aria-live="polite">{caption}</Caption>
    </Root>
  );
}
