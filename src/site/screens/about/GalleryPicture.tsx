import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { labels } from "../../labels";
import { Spinner } from "../../ui/controls/Spinner";
import { Icon } from "../../ui/pictures/Icon";
import { Note } from "../../ui/text/Note";
import { brokenImage } from "./iconPaths";
import { PluginPicture } from "./PluginPicture";

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

export type PictureStatus = "loading" | "loaded" | "failed";

interface GalleryPictureProps {
  picture: { image: IGatsbyImageData; alt: string };
  status: PictureStatus;
  /** See PluginPicture. */
  sizes?: string;
  /** For a picture that is preloaded but not visible. */
  hidden?: boolean;
  /** Shows instead of a picture that cannot be loaded. */
  failedText: string;
  lazy?: boolean;
  /** Called when the picture has loaded or failed, possibly more than once. */
  onSettled: (status: PictureStatus) => void;
}

/** A picture that fills its positioned parent, with a spinner while it loads and a text if it fails. */
export function GalleryPicture({
  picture,
  status,
  sizes,
  hidden = false,
  failedText,
  lazy = false,
  onSettled,
}: GalleryPictureProps) {
  /** The picture may have loaded or failed before hydration. */
  const check = (frame: HTMLElement | null): void => {
    const img = frame?.querySelector("img");
    if (img?.complete) onSettled(img.naturalWidth > 0 ? "loaded" : "failed");
  };
  if (status === "failed")
    return (
      !hidden && (
        <Note
          role="status"
          sx={{ display: "grid", justifyItems: "center", gap: 3 }}
        >
          <Icon path={brokenImage} size={32} />
          {failedText}
        </Note>
      )
    );
  return (
    <>
      {!hidden && status === "loading" && (
        <Spinner size={44} label={labels.loading} />
      )}
      <Frame
        ref={check}
        hidden={hidden}
        onLoad={() => onSettled("loaded")}
        onError={() => onSettled("failed")}
      >
        <PluginPicture {...picture} sizes={sizes} eager={!lazy} />
      </Frame>
    </>
  );
}
