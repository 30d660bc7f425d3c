import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ActionButton } from "../controls/ActionButton";
import { coversCard, linkKind, SmartLink } from "../links/SmartLink";
import { TextLink } from "../links/TextLink";
import { Icon } from "../pictures/Icon";
import { arrowOutward } from "../pictures/iconPaths";
import { Picture } from "../pictures/Picture";
import { Badge } from "../text/Badge";
import { Caption } from "../text/Caption";
import { Note } from "../text/Note";
import { Tag } from "../text/Tag";

/** The pictures of the looks. lead: large, from 900 px on beside the words; row: small at the side; tile: above the title. */
const pictures = {
  lead: {
    ratio: "3 / 2",
    radius: "cell",
    sizes:
      "(min-width: 1344px) 712px, (min-width: 900px) calc(54.6vw - 24px), calc(94.4vw - 19px)",
  },
  row: {
    ratio: "1",
    radius: "thumb",
    sizes: "(min-width: 900px) 228px, 144px",
  },
  tile: {
    ratio: "3 / 2",
    radius: "cell",
    sizes:
      "(min-width: 1344px) 400px, (min-width: 600px) calc(30.9vw - 15px), calc(94.4vw - 19px)",
  },
} as const;

const Item = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { vars, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gridTemplateAreas: '"cover" "head" "body"',
    gap: `${space[3]} ${space[4]}`,
    [canHover]: {
      '&:hover [data-slot="title"]': { color: vars.palette.primary.main },
    },
    // On phones, what follows the title has the whole width of the card.
    '&[data-look="row"]': {
      grid: '"cover head" auto "body body" auto / 96px minmax(0, 1fr)',
    },
    [breakpoints.up("md")]: {
      '&[data-look="row"]': {
        grid: '"cover head" auto "cover body" 1fr / 152px minmax(0, 1fr)',
        gap: `${space[1]} ${space[5]}`,
      },
      '&[data-look="lead"]': {
        grid: '"cover head" 1fr "cover body" 1fr / 7fr 5fr',
        gap: `${space[4]} ${space[6]}`,
      },
    },
  }),
);

const Cover = styled(Picture)({ gridArea: "cover" });

const Head = styled("div")({ gridArea: "head", alignSelf: "end" });

const Body = styled("div")({ gridArea: "body" });

const Meta = styled(Caption)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[2],
});

const Title = styled("h3")<{ as: "h2" | "h3" }>(
  ({ theme: { typography } }) => ({
    ...typography.title,
    '[data-look="lead"] &': typography.headline,
  }),
);

const TitleLink = styled(SmartLink)({ ...coversCard, textDecoration: "none" });

const InlineIcon = styled(Icon)({
  display: "inline",
  verticalAlign: "-0.15em",
});

const MoreLink = styled(TextLink)(coversCard);

const LeadLink = styled(ActionButton)({ ...coversCard, marginTop: space[5] });

interface ItemCardProps {
  item: Queries.ItemCardFragment;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string | undefined;
  /** Says that the full text is still to come. */
  awaited?: string;
  look: keyof typeof pictures;
  /** The card is on screen when the page opens. */
  priority?: boolean;
}

/** A news item, article, feature or event: picture, badge, title and one link that covers the whole card. */
export function ItemCard({
  item,
  linkLabel,
  awaited,
  look,
  priority,
}: ItemCardProps) {
  const { contentId: id, title, description } = item;
  const isEvent = "shownDays" in item;
  // An event's own page has more details than its registration.
  const to = isEvent ? item.path : item.href;
  const awaitsText = "awaitsText" in item && item.awaitsText;
  const tag = isEvent ? item.shownNotice : awaitsText && awaited;
  const Link = look === "lead" ? LeadLink : MoreLink;
  return (
    <Item
      component="article"
      aria-labelledby={id}
      data-look={look}
      data-enter=""
    >
      <Cover picture={item.cover} {...pictures[look]} priority={priority} />
      <Head>
        <Meta as="div">
          <Badge category={item.category} />{" "}
          <time dateTime={item.date}>
            {isEvent ? item.shownDays : item.shownDate}
          </time>
          {tag && <Tag>{tag}</Tag>}
        </Meta>
        <Title as={look === "tile" ? "h3" : "h2"} id={id} data-slot="title">
          {linkLabel ? (
            title
          ) : (
            <TitleLink href={to}>
              {title}
              {linkKind(to) === "newTab" && (
                <>
                  {"\u00a0"}
                  <InlineIcon path={arrowOutward} size={20} />
                </>
              )}
            </TitleLink>
          )}
        </Title>
      </Head>
      <Body>
        <Note>{description}</Note>
        {linkLabel && <Link to={to} label={linkLabel} aria-describedby={id} />}
      </Body>
    </Item>
  );
}

export const fragments = graphql`
  fragment ItemSummary on ContentItem {
    contentId
    title
    description
    path
    href
    date
    shownDate: date(as: long)
    category {
      name
      tone
    }
    ... on ArticleItem {
      awaitsText
    }
  }

  fragment ItemCard on ContentItem {
    ...ItemSummary
    cover {
      ...CroppedPicture
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1050
            aspectRatio: 1.5
            breakpoints: [144, 228, 300, 456, 820, 1050, 1480]
          )
        }
      }
    }
    ... on EventItem {
      shownDays
      shownNotice
    }
  }
`;
