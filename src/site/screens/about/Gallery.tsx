import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { getSrc } from "gatsby-plugin-image";
import { useEffect, useRef, useState } from "react";
import { GalleryPicture, type PictureStatus } from "./GalleryPicture";
import { Lightbox } from "./Lightbox";
import { scriptedControl } from "../../theme/media";
import { Button } from "../../ui/controls/Button";
import { imageData } from "../../ui/pictures/imageData";
import { Icon } from "../../ui/pictures/Icon";
import { arrowBack, arrowForward } from "../../ui/pictures/iconPaths";
import { openInFull } from "./iconPaths";
import { useLabels } from "../../ui/hooks/useShell";
import { useLiveText } from "../../ui/hooks/useLiveText";
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

/** Paper lists it among the others. */
const Caption = styled(Note)({
  marginTop: space[3],
  "@media print": { display: "none" },
});

/** Without scripts and on paper every picture has a link. */
const Links = styled("ul")({
  "@media screen": { "html.js &": { display: "none" } },
});

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
  backgroundColor: theme.vars.palette.surface.plate,
  color: theme.vars.palette.primary.main,
  "--fit": "cover",
}));

/** Our Journey in Pictures: one picture at a time, with a full-size view (docs/product.md#gallery). */
export function Gallery(gallery: Queries.GalleryFragment) {
  const labels = useLabels();
  const [index, setIndex] = useState(0);
  /** Of the current picture. */
  const [status, setStatus] = useState<PictureStatus>("loading");
  const [isOpen, setIsOpen] = useState(false);
  const live = useLiveText();
  const stage = useRef<HTMLDivElement>(null);
  /** Nothing loads before the gallery is in view, and a screen reader's list of buttons leaves disabled ones out. */
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const pictures = gallery.pictures.map(({ file, ...words }) => ({
    image: imageData(file),
    ...words,
  }));
  const picture = pictures[index];
  if (!picture) return null;
  const neighbour = (direction: 1 | -1): number =>
    (index + direction + pictures.length) % pictures.length;
  const isLoading = isSeen && status === "loading";
  const step = (direction: 1 | -1): void => {
    if (isLoading || pictures.length === 1) return;
    setStatus("loading");
    setIndex(neighbour(direction));
  };
  /** The pictures in the document: the current one and, once it has loaded or failed, its neighbours. */
  const mounted = new Set([index]);
  if (status !== "loading") mounted.add(neighbour(-1)).add(neighbour(1));
  const { heading, failedText } = gallery;
  const stepButton = (direction: 1 | -1, label: string, icon: string) =>
    pictures.length > 1 && (
      <RoundButton
        {...{ label, icon }}
        aria-disabled={isLoading}
        onClick={() => step(direction)}
        {...live.buttons}
      />
    );
  return (
    <Section headingId="gallery">
      <HeadingRow heading={heading}>
        <Count {...live.text}>
          {`${index + 1} ${labels.of} ${pictures.length}`}
        </Count>
      </HeadingRow>
      <figure>
        <Stage ref={stage}>
          {[...mounted].map((at) => {
            const { image, alt } = pictures[at] ?? picture;
            return (
              <GalleryPicture
                key={at}
                {...{ image, alt, failedText }}
                lazy={mounted.size === 1 && at === 0}
                hidden={at !== index}
                onSettled={at === index ? setStatus : undefined}
              />
            );
          })}
        </Stage>
        <Caption as="figcaption" {...live.text}>
          {picture.caption}
        </Caption>
      </figure>
      <Controls>
        {stepButton(-1, gallery.previousLabel, arrowBack)}
        {stepButton(1, gallery.nextLabel, arrowForward)}
        <FullSizeButton
          variant="outlined"
          size="small"
          aria-disabled={isLoading || status === "failed"}
          onClick={() => setIsOpen(!isLoading && status !== "failed")}
        >
          <Icon path={openInFull} size={20} />
          {gallery.fullSizeLabel}
        </FullSizeButton>
      </Controls>
      <Links data-pagefind-ignore="">
        {pictures.map(({ image, caption }, index) => (
          <li key={index}>
            <a href={getSrc(image)}>{caption}</a>
          </li>
        ))}
      </Links>
      {isOpen && (
        <Lightbox
          {...{ picture, failedText, isLoading }}
          isAlone={pictures.length === 1}
          labels={gallery}
          onStep={step}
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
