import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { useState, type MouseEvent } from "react";
import { labels } from "../../labels";
import { scriptedControl } from "../../theme/media";
import { Button } from "../../ui/controls/Button";
import { IconButton } from "../../ui/controls/IconButton";
import { Icon } from "../../ui/pictures/Icon";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { imageData } from "../../ui/pictures/imageData";
import { Section } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";
import { Note } from "../../ui/text/Note";
import { GalleryPicture } from "./GalleryPicture";
import { openInFull } from "./iconPaths";
import { Lightbox } from "./Lightbox";
import { useGallery } from "./useGallery";

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
  const { heading, failedText, closeHint } = gallery;
  const [isLarge, setIsLarge] = useState(false);
  const pictures = gallery.pictures.map(({ file, ...words }) => ({
    image: imageData(file),
    ...words,
  }));
  const { index, mounted, statusOf, settle, step } = useGallery(
    pictures.length,
  );
  const picture = pictures[index];
  if (!picture) return null;
  const status = statusOf(index);
  const stepButton = (direction: 1 | -1, label: string, icon: string) => (
    <IconButton
      look="round"
      {...{ label, icon }}
      aria-disabled={status === "loading"}
      onClick={(event: MouseEvent) => {
        // A click on anything else closes the large picture.
        event.stopPropagation();
        step(direction);
      }}
    />
  );
  const previous = stepButton(-1, labels.previous, arrowBack);
  const next = stepButton(1, labels.next, arrowForward);
  return (
    <Section headingId="gallery" heading={heading}>
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
              onSettled={(settled) => settle(at, settled)}
            />
          ))}
        </Stage>
        <Note as="figcaption" sx={{ mt: 3 }} aria-live="polite" aria-atomic>
          {picture.caption}
        </Note>
      </figure>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 3,
          mt: 4,
          "& > [data-variant]": { ml: "auto", flexGrow: { xs: 1, sm: 0 } },
          ...scriptedControl,
        }}
      >
        {previous}
        {next}
        <Caption aria-live="polite" aria-atomic>
          {`${index + 1} ${labels.of} ${pictures.length}`}
        </Caption>
        <Button
          variant="outlined"
          size="small"
          aria-disabled={status !== "loaded"}
          onClick={() => setIsLarge(status === "loaded")}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </Button>
      </Box>
      {isLarge && (
        <Lightbox
          caption={picture.caption}
          {...{ closeHint, previous, next }}
          onStep={step}
          onClose={() => setIsLarge(false)}
        >
          <GalleryPicture
            key={index}
            picture={picture}
            status={status}
            failedText={failedText}
            sizes="(min-aspect-ratio: 16/9) calc((100vh - 150px) * 16 / 9), calc(100vw - 40px)"
            onSettled={(settled) => settle(index, settled)}
          />
        </Lightbox>
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
