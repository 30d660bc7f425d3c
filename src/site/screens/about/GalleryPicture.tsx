import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { PictureSources } from "../../../common/PictureSources";
import { Icon } from "../../ui/Icon";
import { brokenImage } from "../../ui/iconPaths";
import { useLabels } from "../../ui/LabelsContext";
import { Spinner } from "../../ui/Spinner";
import { Note } from "../../ui/Text";

const Fitted = styled("div")<{ ownerState: { fit: "cover" | "contain" } }>(
  ({ ownerState: { fit } }) => ({
    "& img": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      objectFit: fit,
    },
  }),
);

const Failure = styled(Note)({
  display: "grid",
  justifyItems: "center",
  gap: 10,
});

/** Whether a picture is there yet. */
export type PictureStatus = "loading" | "loaded" | "failed";

interface GalleryPictureProps {
  image: IGatsbyImageData;
  alt: string;
  fit: "cover" | "contain";
  /** See PictureSources. */
  sizes?: string;
  status: PictureStatus;
  /** Stands in place of a picture that cannot be loaded. */
  failedText: string;
  /** In the page but not in view: loads ahead. */
  isHidden?: boolean;
  lazy?: boolean;
  /** Called when the picture has loaded or failed, possibly more than once. */
  onSettled: (status: PictureStatus) => void;
}

/** A picture that fills the box around it: a spinner until it is there, or the text that it cannot be loaded. */
export function GalleryPicture({
  image,
  alt,
  fit,
  sizes,
  status,
  failedText,
  isHidden = false,
  lazy = false,
  onSettled,
}: GalleryPictureProps) {
  const { loading } = useLabels();
  /** The picture may have loaded or failed before the page was hydrated. */
  const check = (root: HTMLElement | null): void => {
    const img = root?.querySelector("img");
    if (img?.complete) onSettled(img.naturalWidth > 0 ? "loaded" : "failed");
  };
  return (
    <>
      {!isHidden && status === "loading" && (
        <Spinner size={44} label={loading} />
      )}
      {!isHidden && status === "failed" && (
        <Failure role="status">
          <Icon path={brokenImage} size={32} />
          {failedText}
        </Failure>
      )}
      <Fitted
        ref={check}
        ownerState={{ fit }}
        hidden={isHidden || status === "failed"}
        onLoad={() => onSettled("loaded")}
        onError={() => onSettled("failed")}
      >
        <PictureSources image={image} alt={alt} sizes={sizes} eager={!lazy} />
      </Fitted>
    </>
  );
}
