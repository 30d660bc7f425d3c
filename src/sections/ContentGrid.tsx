import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Badge } from "../ui/Badge";
import { ItemCard } from "../ui/ItemCard";
import { Picture } from "../ui/Picture";

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(32px, 5vw, 88px)",
  "& .rest": { display: "grid", alignContent: "start" },
  "& li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& li": { paddingBlock: 18 },
  "& li:first-of-type": { paddingTop: 0 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    "& .rest": { alignContent: "space-between" },
    '& .rest[data-layout="wide"]': { alignContent: "start" },
  },
}));

const ratios = { lead: "3 / 2", row: "1", wide: "4 / 3" };

interface ItemProps {
  item: Queries.ContentLeadFragment | Queries.ContentRowFragment;
  linkLabel: string;
  layout: keyof typeof ratios;
  priority?: boolean;
}

function Item({ item, linkLabel, layout, priority }: ItemProps) {
  const { contentId, title, description, href, category, cover } = item;
  return (
    <ItemCard
      id={contentId}
      title={title}
      description={description}
      href={href}
      linkLabel={linkLabel}
      layout={layout}
      meta={
        <>
          <Badge tone={category.tone}>{category.name}</Badge>
          <time dateTime={item.date}>{item.published}</time>
        </>
      }
      picture={
        <Picture
          className="picture"
          image={cover.file.childImageSharp?.gatsbyImageData}
          alt={cover.alt}
          ratio={ratios[layout]}
          radius={layout === "lead" ? "cell" : "thumb"}
          priority={priority}
        />
      }
    />
  );
}

interface ContentGridProps {
  /** What is shown large: the newest item. */
  leads: readonly Queries.ContentLeadFragment[];
  /** The items after it. */
  rest: readonly Queries.ContentRowFragment[];
  /** Label of the link on each card. */
  linkLabel: string;
  /** How the other items look: small square pictures, or larger ones in 4:3. */
  restLayout?: "row" | "wide";
  /** The grid is on screen when the page opens. */
  priority?: boolean;
}

/** A large item and the list of those after it. */
export function ContentGrid({
  leads,
  rest,
  linkLabel,
  restLayout = "row",
  priority,
}: ContentGridProps) {
  return (
    <Root>
      {leads.map((item) => (
        <Item
          key={item.contentId}
          item={item}
          linkLabel={linkLabel}
          layout="lead"
          priority={priority}
        />
      ))}
      <ul className="rest" data-layout={restLayout}>
        {rest.map((item) => (
          <li key={item.contentId}>
            <Item item={item} linkLabel={linkLabel} layout={restLayout} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment ContentCard on ContentItem {
    contentId
    title
    description
    href
    date(formatString: "YYYY-MM-DD")
    published: date(formatString: "D MMMM YYYY")
    category {
      name
      tone
    }
    cover {
      alt
    }
  }

  fragment ContentLead on ContentItem {
    ...ContentCard
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1050
            aspectRatio: 1.5
            breakpoints: [371, 642, 741, 1050, 1400]
            sizes: "(min-width: 1344px) 686px, (min-width: 900px) calc(52.2vw - 11px), calc(94.4vw - 19px)"
          )
        }
      }
    }
  }

  fragment ContentRow on ContentItem {
    ...ContentCard
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
    ...ContentCard
    cover {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 212
            height: 159
            breakpoints: [96, 192, 212, 320, 424, 622]
            sizes: "(min-width: 1344px) 211px, (min-width: 900px) calc(16.8vw - 13px), (min-width: 600px) calc(42.5vw - 16px), 96px"
          )
        }
      }
    }
  }
`;
