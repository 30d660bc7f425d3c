import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { useGallery } from "./useGallery";
import { useLightbox } from "./useLightbox";
import { useReturnFocus } from "./useReturnFocus";
import { Button } from "../../ui/Button";
import { GalleryStage, type StagePicture } from "./GalleryStage";
import { Icon } from "../../ui/Icon";
import { arrowBack, arrowForward, openInFull } from "../../ui/iconPaths";
import { useLabels } from "../../ui/LabelsContext";
import { RoundButton } from "../../ui/RoundButton";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

const Count = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
  "html:not(.js) &": { display: "none" },
}));

const Caption = styled("figcaption")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 12,
  color: vars.palette.text.secondary,
}));

const Controls = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  marginTop: 18,
  "& > :last-child": { marginLeft: "auto" },
  "html:not(.js) &": { display: "none" },
});

/** The picture for the stage; none where the build could not read its file. */
function toStagePicture({
  file,
  ...words
}: Queries.GalleryFragment["pictures"][number]): StagePicture[] {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? [{ image, ...words }] : [];
}

/** Address of a picture for browsers without scripts. */
const address = ({ image }: StagePicture): string | undefined =>
  image.images.fallback?.src;

/** Our Journey in Pictures: one picture at a time, with a full-size view (docs/product.md#gallery). */
export function Gallery({ gallery }: { gallery: Queries.GalleryFragment }) {
  const labels = useLabels();
  const pictures = gallery.pictures.flatMap(toStagePicture);
  const { index, status, held, turn, settle } = useGallery(pictures.length);
  const returnFocus = useReturnFocus(status === "loading");
  const { Lightbox, open, close } = useLightbox();
  const picture = pictures[index];
  if (!picture) return null;

  const turnBy =
    (direction: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      returnFocus(currentTarget);
      turn(direction);
    };
  return (
    <Section headingId="gallery">
      <SplitHeading
        id="gallery"
        title={gallery.heading}
        action={
          <Count aria-live="polite">
            {index + 1} {labels.of} {pictures.length}
          </Count>
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
        <Caption aria-live="polite">{picture.caption}</Caption>
      </figure>
      <Controls>
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
          onClick={() => open(address(picture))}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </Button>
      </Controls>
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
          onClose={close}
        />
      )}
    </Section>
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
