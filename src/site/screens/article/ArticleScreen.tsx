import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { itemTitleId } from "../../sections/ItemHero";
import { RelatedItems } from "../../sections/RelatedItems";
import { ShareButtons } from "../../sections/ShareButtons";
import { Sections } from "../../ui/Sections";
import { ArticleBody } from "./ArticleBody";
import { ArticleHero } from "./ArticleHero";
import { Neighbours, type NeighbourIds } from "./Neighbours";

interface ArticleContext extends NeighbourIds {
  contentId: string;
}

/** The article reader (docs/product.md#article-reader), for ids with a full article. */
export default function ArticleScreen({
  data: { page, item, related, neighbours, site },
  pageContext: { contentId, newerId, olderId },
}: PageProps<Queries.ArticleScreenQuery, ArticleContext>) {
  if (!item?.article) throw new Error(`${contentId} has no full article.`);
  const { title, description, path, article } = item;
  return (
    <Sections>
      <Seo
        title={title}
        alone
        description={description}
        article={{
          published: item.date,
          author: article.author.name,
          section: item.category.name,
          tags: article.tags,
        }}
      />
      <article aria-labelledby={itemTitleId}>
        <Sections first={1}>
          <ArticleHero item={item} article={article} labels={page} />
          <ArticleBody item={item} article={article} labels={page}>
            <ShareButtons
              labels={page}
              url={`${site?.siteMetadata?.siteUrl ?? ""}${path}`}
              title={title}
            />
            <Neighbours
              newerId={newerId}
              olderId={olderId}
              items={neighbours}
              labels={page}
            />
          </ArticleBody>
        </Sections>
      </article>
      <RelatedItems
        heading={page.relatedHeading}
        action={page.backToNews}
        items={related}
      />
    </Sections>
  );
}

export const query = graphql`
  query ArticleScreen(
    $contentId: String!
    $relatedIds: [String!]!
    $neighbourIds: [String!]!
  ) {
    page: articlePage {
      ...ArticleHeroLabels
      ...ArticleLabels
      ...ShareButtons
      ...NeighbourLabels
      ...RelatedLabels
    }
    item: readableItem(contentId: { eq: $contentId }) {
      title
      description
      path
      article {
        ...ArticleByline
        ...ArticleText
      }
      ...ArticleHero
      ...ArticleBody
    }
    related: contentItems(contentIds: $relatedIds) {
      ...RelatedItem
    }
    neighbours: contentItems(contentIds: $neighbourIds) {
      ...Neighbour
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
