import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";
import { useGallery } from "./useGallery";
import { useReturnFocus } from "./useReturnFocus";
import { logError } from "../../../common/logError";
import { Button } from "../../ui/Button";
import { GalleryStage, type StagePicture } from "./GalleryStage";
import { Icon } from "../../ui/Icon";
import { arrowBack, arrowForward, openInFull } from "../../ui/iconPaths";
import { useLabels } from "../../ui/LabelsContext";
import type { Lightbox as LightboxType } from "./Lightbox";
import { RoundButton } from "../../ui/RoundButton";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

const Root = styled(Section)(({ theme }) => ({
  "& .count, & figcaption": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  "& figcaption": { marginTop: 12 },
  "& .controls": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    marginTop: 18,
  },
  "& .controls > :last-child": { marginLeft: "auto" },
  "html:not(.js) & .controls, html:not(.js) & .count": { display: "none" },
}));

/** Address of a picture for browsers without scripts. */
const address = ({ image }: StagePicture): string | undefined =>
  image.images.fallback?.src;

/** Our Journey in Pictures: one picture at a time, with a full-size view (docs/product.md#gallery). */
export function Gallery({ gallery }: { gallery: Queries.GalleryFragment }) {
  const labels = useLabels();
  const pictures = gallery.pictures.flatMap(
    ({ file, ...words }): StagePicture[] => {
      const image = file.childImageSharp?.gatsbyImageData;
      return image ? [{ image, ...words }] : [];
    },
  );
  const { index, status, held, turn, settle } = useGallery(pictures.length);
  const returnFocus = useReturnFocus(status === "loading");
  const [Lightbox, setLightbox] = useState<typeof LightboxType>();
  const picture = pictures[index];
  if (!picture) return null;

  const turnBy =
    (direction: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      returnFocus(currentTarget);
      turn(direction);
    };
  const openFullSize = async (): Promise<void> => {
    try {
      const module = await import("./Lightbox");
      setLightbox(() => module.Lightbox);
    } catch (error) {
      logError("The full-size view was not loaded.", error);
      const plain = address(picture);
      if (plain) window.location.assign(plain);
    }
  };
  return (
    <Root headingId="gallery">
      <SplitHeading
        id="gallery"
        title={gallery.heading}
        action={
          <p className="count" aria-live="polite">
            {index + 1} {labels.of} {pictures.length}
          </p>
        }
      />
      <figure>
        <GalleryStage
          pictures={pictures}
          index={index}
          status={status}
          held={held}
          failedText={gallery.failedText}
          onSettled={settle}
        />
        <figcaption aria-live="polite">{picture.caption}</figcaption>
      </figure>
      <div className="controls">
        <RoundButton
          label={gallery.previousLabel}
          icon={arrowBack}
          disabled={status === "loading"}
          onClick={turnBy(-1)}
        />
        <RoundButton
          label={gallery.nextLabel}
          icon={arrowForward}
          disabled={status === "loading"}
          onClick={turnBy(1)}
        />
        <Button
          variant="outlined"
          size="small"
          disabled={status !== "loaded"}
          onClick={openFullSize}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </Button>
      </div>
      <noscript>
        <ul>
          {pictures.map((each) => (
            <li key={each.caption}>
              <a href={address(each)}>{each.caption}</a>
            </li>
          ))}
        </ul>
      </noscript>
      {Lightbox && (
        <Lightbox
          picture={picture}
          hint={gallery.closeHint}
          failedText={gallery.failedText}
          onTurn={turn}
          onClose={() => setLightbox(undefined)}
        />
      )}
    </Root>
  );
}

export const fragment = graphql`
  fragment Gallery on Gallery {
    heading
    fullSizeLabel
    closeHint
    failedText
    previousLabel
    nextLabel
    pictures {
      alt
      caption
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1600
            placeholder: NONE
            breakpoints: [371, 741, 950, 1250, 1600]
            sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
          )
        }
      }
    }
  }
`;
