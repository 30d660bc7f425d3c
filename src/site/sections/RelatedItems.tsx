import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { hasEnded, isEvent } from "../../common/events";
import { ActionButton } from "../ui/controls/ActionButton";
import { ItemCard } from "../ui/cards/ItemCard";
import { HeadingRow, Section } from "../ui/structure/Section";
import type { Plane } from "../theme/planes";
import { usePage } from "../ui/hooks/usePage";
import { space } from "../theme/tokens";
import { listOf } from "../ui/structure/evenRows";

const List = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [`${breakpoints.up("sm")}, print`]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    // Two fill the row.
    [listOf("-n + 2")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  // Text beside the picture.
  [`${breakpoints.up("md")}, print`]: {
    [`${listOf("-n + 2")} > li > article`]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      columnGap: layout.gap,
    },
  },
}));

/** The `sizes` of a picture that has its text beside it. */
const sizesBeside =
  "(min-width: 1344px) 294px, (min-width: 900px) calc(23vw - 15px), (min-width: 600px) calc(46.8vw - 18px), calc(94.4vw - 19px)";

const Back = styled(ActionButton)({
  marginTop: space[7],
  "@media print": { display: "none" },
});

interface RelatedItemsProps {
  heading: string;
  /** Link to all items. */
  action?: Queries.ActionFragment | null;
  items: readonly Queries.RelatedItemFragment[];
  plane?: Plane | undefined;
}

/** Three further items under an article or an event. */
export function RelatedItems({
  heading,
  action,
  items,
  plane = "neutralSoft",
}: RelatedItemsProps) {
  const now = usePage();
  const shown = items.filter((item) => !(isEvent(item) && hasEnded(item, now)));
  if (shown.length === 0) return null;
  return (
    <Section plane={plane} headingId="related" data-pagefind-ignore="">
      <HeadingRow heading={heading} />
      <List>
        {shown.map((item) => (
          <li key={item.contentId}>
            <ItemCard
              // An event's own page has more details than its registration.
              item={isEvent(item) ? { ...item, href: item.path } : item}
              layout="tile"
              sizes={shown.length <= 2 ? sizesBeside : undefined}
            />
          </li>
        ))}
      </List>
      {action && <Back {...action} variant="outlined" />}
    </Section>
  );
}

export const fragment = graphql`
  fragment RelatedLabels on ArticleLabels {
    relatedHeading
    backToNews {
      ...Action
    }
  }

  fragment RelatedItem on ContentItem {
    ...CardItem
    ... on EventItem {
      path
      date
      shownDays
      lastDay
      shownNotice
    }
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 400
            height: 300
            breakpoints: [264, 400, 528, 741, 1040]
            sizes: "(min-width: 1344px) 400px, (min-width: 600px) calc(30.9vw - 15px), calc(94.4vw - 19px)"
          )
        }
      }
    }
  }
`;
