import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Icon } from "../../ui/Icon";
import { brokenImage } from "../../ui/iconPaths";
import { useLabels } from "../../ui/LabelsContext";
import { SettlingPicture } from "../../ui/SettlingPicture";
import { Spinner } from "../../ui/Spinner";

const Root = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeContent: "center",
  aspectRatio: "16 / 9",
  borderRadius: theme.shape.borderRadius,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.surface.neutral,
  color: theme.vars.palette.primary.main,
}));

const Failure = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "grid",
  justifyItems: "center",
  gap: 10,
  color: vars.palette.text.secondary,
}));

export interface StagePicture {
  image: IGatsbyImageData;
  alt: string;
  caption: string;
}

interface GalleryStageProps {
  pictures: readonly StagePicture[];
  /** The picture in view. */
  index: number;
  status: "loading" | "loaded" | "failed";
  /** The pictures in the page: the one in view and those that load ahead. */
  held: readonly number[];
  /** Stands in place of a picture that cannot be loaded. */
  failedText: string;
  onSettled: (index: number, loaded: boolean) => void;
}

/** The plate of a gallery: one picture in view, a spinner until it is there, or the text that it cannot be loaded. */
export function GalleryStage({
  pictures,
  index,
  status,
  held,
  failedText,
  onSettled,
}: GalleryStageProps) {
  const { loading } = useLabels();
  return (
    <Root>
      {status === "loading" && <Spinner size={44} label={loading} />}
      {status === "failed" && (
        <Failure role="status">
          <Icon path={brokenImage} size={32} />
          {failedText}
        </Failure>
      )}
      {held.map((at) => {
        const picture = pictures[at];
        return (
          picture && (
            <SettlingPicture
              key={at}
              image={picture.image}
              alt={picture.alt}
              fit="cover"
              hidden={at !== index || status === "failed"}
              loading={held.length === 1 && at === 0 ? "lazy" : "eager"}
              onSettled={(loaded) => onSettled(at, loaded)}
            />
          )
        );
      })}
    </Root>
  );
}
