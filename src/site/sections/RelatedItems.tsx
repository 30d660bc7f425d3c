import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { hasEnded, isEvent } from "../../common/events";
import { ActionButton } from "../ui/controls/ActionButton";
import { ItemCard } from "../ui/cards/ItemCard";
import { HeadingRow, Section } from "../ui/structure/Section";
import { columns } from "../theme/grids";
import type { Plane } from "../theme/planes";
import { usePage } from "../ui/hooks/usePage";
import { space } from "../theme/tokens";

const List = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [breakpoints.up("sm")]: {
    gridTemplateColumns: columns(3),
  },
}));

const Back = styled(ActionButton)({
  marginTop: space[7],
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
