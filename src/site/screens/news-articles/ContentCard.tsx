import { graphql } from "gatsby";
import { Badge } from "../../ui/Badge";
import { ItemCard } from "../../ui/ItemCard";
import { Picture } from "../../ui/Picture";

const ratios = { lead: "3 / 2", row: "1", wide: "4 / 3" };

interface ContentCardProps {
  item: Queries.ContentLeadFragment | Queries.ContentRowFragment;
  /** Label of the link on the card; without it the title is the link. */
  linkLabel?: string;
  layout: keyof typeof ratios;
  /** The card is on screen when the page opens. */
  priority?: boolean;
}

/** A news item, article, blog or feature as a card. */
export function ContentCard({
  item,
  linkLabel,
  layout,
  priority,
}: ContentCardProps) {
  const { contentId, title, description, href, category, cover } = item;
  return (
    <ItemCard
      id={contentId}
      title={title}
      heading="h2"
      description={description}
      href={href}
      linkLabel={linkLabel}
      layout={layout}
      meta={
        <>
          <Badge category={category} />
          <time dateTime={item.date}>{item.published}</time>
        </>
      }
      picture={
        <Picture
          picture={cover}
          ratio={ratios[layout]}
          radius={layout === "lead" ? "cell" : "thumb"}
          priority={priority}
        />
      }
    />
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
      path
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
            breakpoints: [371, 741, 1050, 1480]
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
            breakpoints: [96, 212, 424, 622]
            sizes: "(min-width: 1344px) 211px, (min-width: 900px) calc(16.8vw - 13px), (min-width: 600px) calc(42.5vw - 16px), 96px"
          )
        }
      }
    }
  }
`;
