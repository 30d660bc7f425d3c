import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { columns } from "../../theme/grids";
import { space } from "../../theme/tokens";
import { ActionButton } from "../controls/ActionButton";
import { SmartLink } from "../links/SmartLink";
import { TextLink } from "../links/TextLink";
import { Picture } from "../pictures/Picture";
import { Note } from "../text/Note";
import { ItemMeta } from "./ItemMeta";

/** The pictures of the looks. lead: large, from 900 px on beside the words; row: small at the side. */
const pictures = {
  lead: {
    ratio: "16 / 9",
    sizes:
      "(min-width: 1344px) 612px, (min-width: 900px) calc(47.2vw - 20px), calc(94.4vw - 19px)",
  },
  row: {
    ratio: "1",
    radius: "thumb",
    sizes: "(min-width: 900px) 228px, 144px",
  },
} as const;

const Item = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { layout, vars, breakpoints } }) => ({
    position: "relative",
    [canHover]: {
      '&:hover [data-slot="title"]': { color: vars.palette.primary.main },
    },
    // A title above the link that covers the card.
    "& a:not([data-covers])": {
      position: "relative",
      zIndex: 1,
      textDecoration: "none",
    },
    '&[data-look="lead"]': {
      display: "grid",
      gap: `${space[4]} ${layout.gap}`,
      alignItems: "center",
      "& [data-variant]": { marginTop: space[5] },
      [breakpoints.up("md")]: { gridTemplateColumns: columns(2) },
    },
    '&[data-look="row"]': {
      display: "grid",
      gridTemplateColumns: "clamp(96px, 9.4vw, 152px) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space[4],
      paddingTop: space[5],
      // The title is beside the picture, the text below both.
      [breakpoints.down("sm")]: {
        '&, & [data-slot="title"]': { display: "flow-root" },
        '& [data-slot="title"] ~ *': { clear: "left" },
        "& > :first-child": {
          float: "left",
          width: 96,
          margin: `0 ${space[4]} ${space[2]} 0`,
        },
      },
    },
  }),
);

interface ItemCardProps {
  item: Queries.ItemCardFragment;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string | undefined;
  look: keyof typeof pictures;
  /** Level of the title. */
  heading?: "h2" | "h3";
  /** The card is on screen when the page opens. */
  priority?: boolean;
}

/** A news item, article, feature or event: picture, badge, title and a link that covers the whole card. */
export function ItemCard({
  item,
  linkLabel,
  look,
  heading = "h2",
  priority,
}: ItemCardProps) {
  const { contentId: id, title, description } = item;
  const isEvent = "shownDays" in item;
  // An event has a page of its own, and a registration unless there is a notice.
  const to = isEvent ? item.path : item.href;
  const label = isEvent && item.notice ? undefined : linkLabel;
  const isLead = look === "lead";
  const Link = isLead ? ActionButton : TextLink;
  return (
    <Item
      component="article"
      variant={look === "row" ? "ruled" : "plain"}
      aria-labelledby={id}
      data-look={look}
      data-enter=""
    >
      <Picture picture={item.cover} {...pictures[look]} priority={priority} />
      <div>
        <ItemMeta item={item} />
        <Typography
          variant={isLead ? "headline" : "title"}
          component={heading}
          id={id}
          data-slot="title"
        >
          {label && !isEvent ? (
            title
          ) : (
            <SmartLink href={to} data-covers={label ? undefined : ""}>
              {title}
            </SmartLink>
          )}
        </Typography>
        <Note sx={{ mt: 3 }}>{description}</Note>
        {label && (
          <Link
            to={item.href}
            label={label}
            aria-describedby={id}
            data-covers=""
          />
        )}
      </div>
    </Item>
  );
}

export const fragment = graphql`
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
      notice
    }
  }
`;
