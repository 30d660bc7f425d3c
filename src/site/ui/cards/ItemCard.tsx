import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { mediumSerif, motion } from "../../theme/tokens";
import { Badge } from "../text/Badge";
import { Icon } from "../pictures/Icon";
import { arrowOutward } from "../pictures/iconPaths";
import { Picture } from "../pictures/Picture";
import { coversCard, linkKind, SmartLink } from "../links/SmartLink";
import { Note } from "../text/Note";
import { TextLink } from "../links/TextLink";
import { wholeWords } from "../text/wholeWords";

/**
 * The pictures of the layouts. lead: large, picture above; row: small square picture at the side; wide: large picture at
 * the side; tile: picture above.
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
    // Between these widths and on paper the list is below, so the text is beside the picture.
    [`${breakpoints.between("md", "lg")}, print`]: {
      '&[data-layout="lead"]': {
        display: "grid",
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        gap: 36,
      },
    },
    // As tall as the list beside it: the picture takes the remaining height.
    [breakpoints.up("lg")]: {
      '&[data-layout="lead"]': { display: "flex", flexDirection: "column" },
    },
    '&:is([data-layout="row"], [data-layout="wide"])': {
      display: "grid",
      gridTemplateColumns: "96px minmax(0, 1fr)",
      gap: 16,
    },
    [breakpoints.up("sm")]: {
      '&[data-layout="wide"]': {
        gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)",
      },
    },
    [breakpoints.up("md")]: {
      '&[data-layout="row"]': { gridTemplateColumns: "152px minmax(0, 1fr)" },
      '&:is([data-layout="row"], [data-layout="wide"])': { gap: 22 },
    },
  }),
);

const Cover = styled(Picture)(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { '[data-layout="lead"] > &': { flexGrow: 1 } },
}));

/** Narrower than its longest word, if need be. */
const Notice = styled("span")({ minWidth: 0, overflowWrap: "anywhere" });

const Meta = styled(Note)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  marginBottom: 6,
  '[data-layout="lead"] &': { margin: "20px 0 10px" },
  '[data-layout="tile"] &': { margin: "18px 0 8px" },
});

const Title = styled("h3")<{ as: "h2" | "h3" }>(({ theme }) => ({
  ...mediumSerif,
  fontSize: "1.3125rem",
  lineHeight: 1.2,
  letterSpacing: "-0.018em",
  textWrap: "balance",
  transition: `color ${motion.fastMs}ms`,
  '[data-layout="lead"] &': {
    ...theme.typography.h2,
    fontSize: "clamp(1.875rem, 1.4rem + 1.9vw, 2.875rem)",
    maxWidth: "15em",
  },
}));

const TitleLink = styled(SmartLink)({ ...coversCard, textDecoration: "none" });

const InlineIcon = styled(Icon)({
  display: "inline",
  verticalAlign: "-0.15em",
});

const Description = styled(Note)(({ theme }) => ({
  marginTop: 4,
  '[data-layout="lead"] &': {
    ...theme.typography.subtitle1,
    marginTop: 14,
    maxWidth: "36em",
  },
}));

const Awaited = styled(Note)({ marginTop: 4, fontWeight: 600 });

const MoreLink = styled(TextLink)({
  ...coversCard,
  fontSize: "0.9375rem",
  '[data-layout="lead"] &': { marginTop: 10, fontSize: "1.0625rem" },
});

interface ItemCardProps {
  item: Queries.RelatedItemFragment & Partial<Queries.ItemSummaryFragment>;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string | undefined;
  /** Says that the full text is still to come. */
  awaited?: string;
  layout: keyof typeof pictures;
  /** The card is on screen when the page opens. */
  priority?: boolean;
}

/** A news item, article, feature or event: picture, badge, title and one link that covers the whole card. */
export function ItemCard({
  item,
  linkLabel,
  awaited,
  layout,
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
      <Cover picture={item.cover} {...pictures[layout]} priority={priority} />
      <div>
        <Meta>
          <Badge category={item.category} />{" "}
          {"shownNotice" in item && item.shownNotice && (
            <Notice>{item.shownNotice}</Notice>
          )}
          {item.date && <time dateTime={item.date}>{item.shownDate}</time>}
        </Meta>
        <Title as={layout === "tile" ? "h3" : "h2"} id={id} data-slot="title">
          {linkLabel ? (
            wholeWords(title)
          ) : (
            <TitleLink href={href}>
              {wholeWords(title)}
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
      </div>
    </Root>
  );
}
