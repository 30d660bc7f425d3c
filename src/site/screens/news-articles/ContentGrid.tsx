import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ItemCard } from "../../ui/cards/ItemCard";
import { space, line } from "../../theme/tokens";

const Grid = styled("div")({ display: "grid", gap: space[7] });

const Rest = styled("ul")(({ theme: { breakpoints } }) => {
  const below = {
    paddingTop: space[4],
    borderTop: line.hairline,
  };
  return {
    display: "grid",
    alignContent: "start",
    "& > li": { paddingBottom: space[4] },
    "& > li + li": below,
    [breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space[6],
      "& > li + li": { paddingTop: 0, borderTop: 0 },
      "& > li + li + li": below,
    },
  };
});

interface ContentGridProps {
  /** The newest item, shown large. */
  lead: Queries.ContentLeadFragment | null;
  /** The items after it. */
  rest: readonly Queries.ContentRowFragment[];
  /** Label of the link on each card. */
  linkLabel: string;
  /** Says on a card that the full text is still to come. */
  awaited: string;
  /** Shown without items. */
  none: string;
  /** How the other items look: small square pictures, or larger ones in 4:3. */
  restLayout: "row" | "wide";
  /** The grid is on screen when the page opens. */
  priority: boolean;
}

/** A large item and the list of those after it. */
export function ContentGrid({
  lead,
  rest,
  linkLabel,
  awaited,
  none,
  restLayout,
  priority,
}: ContentGridProps) {
  if (!lead) return <Typography variant="subtitle1">{none}</Typography>;
  return (
    <Grid>
      <ItemCard
        item={lead}
        {...{ linkLabel, awaited }}
        layout="lead"
        priority={priority}
      />
      <Rest data-layout={restLayout}>
        {rest.map((item) => (
          <li key={item.contentId}>
            <ItemCard
              item={item}
              {...{ linkLabel, awaited }}
              layout={restLayout}
            />
          </li>
        ))}
      </Rest>
    </Grid>
  );
}

export const fragments = graphql`
  fragment ContentLead on ContentItem {
    ...CardItem
    ...ItemSummary
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1050
            aspectRatio: 1.5
            breakpoints: [371, 820, 1050, 1480]
            sizes: "(min-width: 1344px) 712px, (min-width: 900px) calc(54.6vw - 24px), calc(94.4vw - 19px)"
          )
        }
      }
    }
  }

  fragment ContentRow on ContentItem {
    ...CardItem
    ...ItemSummary
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 192
            height: 192
            breakpoints: [96, 192, 304]
            sizes: "(min-width: 900px) 152px, 96px"
          )
        }
      }
    }
  }

  fragment ContentFeature on ContentItem {
    ...CardItem
    ...ItemSummary
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 212
            height: 159
            breakpoints: [96, 212, 424, 622, 986]
            sizes: "(min-width: 1344px) 608px, (min-width: 900px) calc(46.8vw - 21px), (min-width: 600px) calc(42.5vw - 16px), 96px"
          )
        }
      }
    }
  }
`;
