import { styled, type SxProps, type Theme } from "@mui/material/styles";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { imageData, type PictureFile } from "./imageData";
import {
  PictureSources,
  type PictureSourcesProps,
} from "../../../common/PictureSources";

const Root = styled("div")(({ theme: { vars } }) => ({
  position: "relative",
  overflow: "hidden",
  borderRadius: "var(--radius)",
  backgroundColor: vars.palette.primary.light,
  "& img": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "cover",
    objectPosition: "var(--position)",
  },
}));

const corners = { ...radii, none: 0 };

interface PictureProps extends Pick<
  PictureSourcesProps,
  "sizes" | "priority" | "eager"
> {
  picture: {
    readonly alt: string;
    /** The point that stays in view, in percent. */
    readonly focus?: { readonly left: number; readonly top: number } | null;
    readonly file: PictureFile;
  };
  /** CSS aspect ratio. By default the picture fills its parent. */
  ratio?: string;
  radius?: keyof typeof corners;
  /** Which part of a picture without a focus stays in view when it is cropped, as CSS object-position. */
  position?: string;
  sx?: SxProps<Theme>;
}

/** A picture that keeps its space while it loads. */
export function Picture({
  picture: { alt, focus, file },
  ratio = "auto",
  radius = "cell",
  position = "50% 50%",
  sx,
  ...loading
}: PictureProps) {
  const image = imageData(file);
  return (
    <Root
      sx={sx}
      style={{
        aspectRatio: ratio,
        "--radius": `${corners[radius]}px`,
        "--position": focus ? `${focus.left}% ${focus.top}%` : position,
        backgroundColor: image.backgroundColor,
      }}
    >
      <PictureSources image={image} alt={alt} {...loading} />
    </Root>
  );
}

/** Of a picture that is cropped. */
export const fragment = graphql`
  fragment CroppedPicture on Picture {
    alt
    focus {
      left
      top
    }
  }
`;
