import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState } from "react";
import { GalleryPicture } from "./GalleryPicture";
import { Lightbox } from "./Lightbox";
import { useGallery } from "./useGallery";
import { Button } from "../../ui/Button";
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

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeContent: "center",
  aspectRatio: "16 / 9",
  borderRadius: theme.shape.borderRadius,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.surface.neutral,
  color: theme.vars.palette.primary.main,
}));

/** The pictures whose files the build could read. */
const readable = (pictures: Queries.GalleryFragment["pictures"]) =>
  pictures.flatMap(({ file, ...words }) => {
    const image = file.childImageSharp?.gatsbyImageData;
    return image ? [{ image, ...words }] : [];
  });

/** Our Journey in Pictures: one picture at a time, with a full-size view (docs/product.md#gallery). */
export function Gallery({ gallery }: { gallery: Queries.GalleryFragment }) {
  const labels = useLabels();
  const pictures = readable(gallery.pictures);
  const { index, statusOf, held, turn, settle } = useGallery(pictures.length);
  const [isOpen, setIsOpen] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  const status = statusOf(index);
  const { heading, failedText } = gallery;
  return (
    <Section headingId="gallery">
      <SplitHeading
        id="gallery"
        title={heading}
        action={
          <Count aria-live="polite">
            {index + 1} {labels.of} {pictures.length}
          </Count>
        }
      />
      <figure>
        <Stage>
          {held.map((at) => {
            const { image, alt } = pictures[at] ?? picture;
            return (
              <GalleryPicture
                key={at}
                {...{ image, alt, failedText }}
                fit="cover"
                status={statusOf(at)}
                isHidden={at !== index}
                lazy={held.length === 1 && at === 0}
                onSettled={(settled) => settle(at, settled)}
              />
            );
          })}
        </Stage>
        <Caption aria-live="polite">{picture.caption}</Caption>
      </figure>
      <Controls>
        <RoundButton
          label={gallery.previousLabel}
          icon={arrowBack}
          disabled={status === "loading"}
          onClick={({ currentTarget }) => turn(-1, currentTarget)}
        />
        <RoundButton
          label={gallery.nextLabel}
          icon={arrowForward}
          disabled={status === "loading"}
          onClick={({ currentTarget }) => turn(1, currentTarget)}
        />
        <Button
          variant="outlined"
          size="small"
          disabled={status !== "loaded"}
          onClick={() => setIsOpen(true)}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </Button>
      </Controls>
      <noscript>
        <ul>
          {pictures.map(({ image, caption }) => (
            <li key={caption}>
              <a href={image.images.fallback?.src}>{caption}</a>
            </li>
          ))}
        </ul>
      </noscript>
      {isOpen && (
        <Lightbox
          {...{ picture, failedText }}
          hint={gallery.closeHint}
          onTurn={turn}
          onClose={() => setIsOpen(false)}
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
            breakpoints: [371, 741, 1080, 1600]
            sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
          )
        }
      }
    }
  }
`;
