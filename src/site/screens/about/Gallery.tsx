import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState } from "react";
import { labels } from "../../labels";
import { GalleryPicture } from "./GalleryPicture";
import { Lightbox } from "./Lightbox";
import { useGallery } from "./useGallery";
import { scriptedControl } from "../../theme/media";
import { Button } from "../../ui/controls/Button";
import { imageData } from "../../ui/pictures/imageData";
import { Icon } from "../../ui/pictures/Icon";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { openInFull } from "./iconPaths";
import { RoundButton } from "../../ui/controls/RoundButton";
import { HeadingRow, Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";

const Count = styled(Note)(scriptedControl);

const Controls = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginTop: space[4],
  ...scriptedControl,
});

const FullSizeButton = styled(Button)({ marginLeft: "auto" });

const Caption = styled(Note)({ marginTop: space[3] });

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeContent: "center",
  width: "100%",
  aspectRatio: "16 / 9",
  // With heading, caption and buttons no taller than the window.
  maxHeight: "max(240px, 100svh - 290px)",
  borderRadius: theme.shape.borderRadius,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.primary.light,
  color: theme.vars.palette.primary.main,
  "--fit": "cover",
}));

/** Our Journey in Pictures: one picture at a time, with a full-size view (docs/product.md#gallery). */
export function Gallery(gallery: Queries.GalleryFragment) {
  const { heading, failedText } = gallery;
  const [isLarge, setIsLarge] = useState(false);
  const pictures = gallery.pictures.map(({ file, ...words }) => ({
    image: imageData(file),
    ...words,
  }));
  const { index, mounted, statusOf, isLoading, isReady, settle, step } =
    useGallery(pictures.length);
  const picture = pictures[index];
  if (!picture) return null;
  const stepButton = (direction: 1 | -1, label: string, icon: string) => (
    <RoundButton
      {...{ label, icon }}
      aria-disabled={isLoading}
      onClick={() => step(direction)}
    />
  );
  return (
    <Section headingId="gallery">
      <HeadingRow heading={heading}>
        <Count aria-live="polite" aria-atomic>
          {`${index + 1} ${labels.of} ${pictures.length}`}
        </Count>
      </HeadingRow>
      <figure>
        <Stage>
          {mounted.map((at) => (
            <GalleryPicture
              key={at}
              picture={pictures[at] ?? picture}
              status={statusOf(at)}
              failedText={failedText}
              lazy={at === 0}
              hidden={at !== index}
              onSettled={(status) => settle(at, status)}
            />
          ))}
        </Stage>
        <Caption as="figcaption" aria-live="polite" aria-atomic>
          {picture.caption}
        </Caption>
      </figure>
      <Controls>
        {stepButton(-1, gallery.previousLabel, arrowBack)}
        {stepButton(1, gallery.nextLabel, arrowForward)}
        <FullSizeButton
          variant="outlined"
          size="small"
          aria-disabled={!isReady}
          onClick={isReady ? () => setIsLarge(true) : undefined}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </FullSizeButton>
      </Controls>
      {isLarge && (
        <Lightbox
          {...{ picture, failedText, isLoading }}
          labels={gallery}
          onStep={step}
          onClose={() => setIsLarge(false)}
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
