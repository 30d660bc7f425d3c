import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useState } from "react";
import { labels } from "../../labels";
import { Icon } from "../../ui/pictures/Icon";
import { brokenImage } from "./iconPaths";
import { Spinner } from "../../ui/controls/Spinner";
import { Note } from "../../ui/text/Note";
import { PluginPicture } from "./PluginPicture";
import { space } from "../../theme/tokens";

/** The parent says how the picture fills it: `--fit`. */
const Frame = styled("div")({
  "& img": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "var(--fit)",
  },
});

const Failure = styled(Note)({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
});

export type PictureStatus = "loading" | "loaded" | "failed";

interface GalleryPictureProps {
  picture: { image: IGatsbyImageData; alt: string };
  /** See PluginPicture. */
  sizes?: string;
  /** For a picture that is preloaded but not visible. */
  hidden?: boolean;
  /** Shows instead of a picture that cannot be loaded. */
  failedText: string;
  lazy?: boolean;
  /** Called when the picture has loaded or failed, possibly more than once. */
  onSettled?: (status: PictureStatus) => void;
}

/**
 * A picture that fills its positioned parent, with a spinner while it loads and a text if it fails. Each time it is shown
 * again, it tries again.
 */
export function GalleryPicture({
  picture: { image, alt },
  sizes,
  hidden = false,
  failedText,
  lazy = false,
  onSettled,
}: GalleryPictureProps) {
  const { loading } = labels;
  const [status, setStatus] = useState<PictureStatus>("loading");
  const [wasHidden, setWasHidden] = useState(hidden);
  if (hidden !== wasHidden) {
    setWasHidden(hidden);
    if (status === "failed") setStatus("loading");
  }
  const settle = (next: PictureStatus): void => {
    setStatus(next);
    onSettled?.(next);
  };
  /** The picture may have loaded or failed earlier, as a neighbour or before hydration. */
  const check = (root: HTMLElement | null): void => {
    const img = root?.querySelector("img");
    if (img?.complete) settle(img.naturalWidth > 0 ? "loaded" : "failed");
  };
  return (
    <>
      {!hidden && status === "loading" && <Spinner size={44} label={loading} />}
      {!hidden && status === "failed" && (
        <Failure role="status">
          <Icon path={brokenImage} size={32} />
          {failedText}
        </Failure>
      )}
      {status !== "failed" && (
        <Frame
          ref={check}
          hidden={hidden}
          onLoad={() => settle("loaded")}
          onError={() => settle("failed")}
        >
          <PluginPicture image={image} alt={alt} sizes={sizes} eager={!lazy} />
        </Frame>
      )}
    </>
  );
}
