import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { motion, space } from "../../theme/tokens";
import { Badge } from "../text/Badge";
import { Icon } from "../pictures/Icon";
import { arrowOutward } from "../pictures/iconPaths";
import { Picture } from "../pictures/Picture";
import { coversCard, linkKind, SmartLink } from "../links/SmartLink";
import { Note } from "../text/Note";
import { TextLink } from "../links/TextLink";
import { Caption } from "../text/Caption";

/**
 * The pictures of the layouts. lead: large, from 900 px on beside the words; row: small square picture at the side;
 * wide: large picture at the side; tile: picture above.
 */
const pictures = {
  lead: { ratio: "3 / 2", radius: "cell" },
  row: { ratio: "1", radius: "thumb" },
  wide: { ratio: "4 / 3", radius: "thumb" },
  tile: { ratio: "4 / 3", radius: "cell" },
} as const;

const Root = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { vars, breakpoints } }) => ({
    position: "relative",
    [canHover]: {
      '&:hover [data-slot="title"]': { color: vars.palette.primary.main },
    },
    '&:is([data-layout="row"], [data-layout="wide"])': {
      display: "grid",
      gridTemplateColumns: "96px minmax(0, 1fr)",
      gap: space[4],
    },
    [breakpoints.down("sm")]: {
      '&:is([data-layout="row"], [data-layout="wide"])': {
        gridTemplateRows: "auto 1fr",
        rowGap: 0,
      },
    },
    [breakpoints.up("sm")]: {
      '&[data-layout="wide"]': {
        gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)",
      },
    },
    // Otherwise pictures are above the words, uncropped.
    [breakpoints.up("md")]: {
      // The words are beside the picture, so that the first window shows both.
      '&[data-layout="lead"]': {
        display: "grid",
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        alignItems: "center",
        gap: space[6],
      },
      '&[data-layout="wide"]': { gridTemplateColumns: "minmax(0, 1fr)" },
      '&[data-layout="row"]': { gridTemplateColumns: "152px minmax(0, 1fr)" },
      '&:is([data-layout="row"], [data-layout="wide"])': { gap: space[5] },
    },
  }),
);

const atSide = '[data-layout="row"] > &, [data-layout="wide"] > &';

const Cover = styled(Picture)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { [atSide]: { gridRow: "span 2" } },
}));

/** On phones, what follows the title has the whole width of the card. */
const Words = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("sm")]: {
    [atSide]: {
      display: "contents",
      '& [data-slot="title"] ~ *': {
        gridColumn: "1 / -1",
        justifySelf: "start",
      },
      // Below the picture too, which may be taller than the title.
      '& [data-slot="title"] + *': { marginTop: space[3] },
    },
  },
}));

/** Narrower than its longest word, if need be. */
const Notice = styled("span")({ minWidth: 0, overflowWrap: "anywhere" });

const Meta = styled(Caption)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[2],
  '[data-layout="lead"] &': { margin: `${space[5]} 0 ${space[3]}` },
  '[data-layout="tile"] &': { margin: `${space[4]} 0 ${space[2]}` },
});

const Title = styled("h3")<{ as: "h2" | "h3" }>(({ theme }) => ({
  ...theme.typography.title,
  transition: `color ${motion.fastMs}ms`,
  '[data-layout="lead"] &': {
    ...theme.typography.headline,
    maxWidth: "15em",
  },
}));

const TitleLink = styled(SmartLink)({ ...coversCard, textDecoration: "none" });

const InlineIcon = styled(Icon)({
  display: "inline",
  verticalAlign: "-0.15em",
});

const Description = styled(Note)(({ theme }) => ({
  marginTop: space[1],
  '[data-layout="lead"] &': {
    ...theme.typography.subtitle1,
    marginTop: space[4],
    maxWidth: "36em",
  },
}));

const Awaited = styled(Note)({ marginTop: space[1] });

const MoreLink = styled(TextLink)(({ theme: { typography } }) => ({
  ...coversCard,
  fontSize: typography.body2.fontSize,
  '[data-layout="lead"] &': {
    marginTop: space[3],
    fontSize: typography.body1.fontSize,
  },
}));

interface ItemCardProps {
  item: Queries.RelatedItemFragment & Partial<Queries.ItemSummaryFragment>;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string | undefined;
  /** Says that the full text is still to come. */
  awaited?: string;
  layout: keyof typeof pictures;
  /** The picture's `sizes`; by default the image data's. */
  sizes?: string | undefined;
  /** The card is on screen when the page opens. */
  priority?: boolean;
}

/** A news item, article, feature or event: picture, badge, title and one link that covers the whole card. */
export function ItemCard({
  item,
  linkLabel,
  awaited,
  layout,
  sizes,
  priority,
}: ItemCardProps) {
  const { contentId: id, title, description, href } = item;
  const awaitsText = "awaitsText" in item && item.awaitsText;
  return (
    <Root
      component="article"
      aria-labelledby={id}
      data-layout={layout}
      data-enter=""
    >
      <Cover
        picture={item.cover}
        {...pictures[layout]}
        sizes={sizes}
        priority={priority}
      />
      <Words>
        <Meta>
          <Badge category={item.category} />{" "}
          {"shownNotice" in item && item.shownNotice && (
            <Notice>{item.shownNotice}</Notice>
          )}
          {item.date && (
            <time dateTime={item.date}>
              {"shownDays" in item ? item.shownDays : item.shownDate}
            </time>
          )}
        </Meta>
        <Title as={layout === "tile" ? "h3" : "h2"} id={id} data-slot="title">
          {linkLabel ? (
            title
          ) : (
            <TitleLink href={href}>
              {title}
              {linkKind(href) === "newTab" && (
                <>
                  {"\u00a0"}
                  <InlineIcon path={arrowOutward} size={20} />
                </>
              )}
            </TitleLink>
          )}
        </Title>
        {description && <Description>{description}</Description>}
        {awaitsText && <Awaited id={`${id}-awaited`}>{awaited}</Awaited>}
        {linkLabel && (
          <MoreLink
            to={href}
            label={linkLabel}
            aria-describedby={awaitsText ? `${id} ${id}-awaited` : id}
          />
        )}
      </Words>
    </Root>
  );
}
