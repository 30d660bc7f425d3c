import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { itemTitleId } from "../../sections/ItemHeading";
import { RelatedItems } from "../../sections/RelatedItems";
import { ShareButtons } from "../../sections/ShareButtons";
import { radii, space, line } from "../../theme/tokens";
import { ContentsList } from "../../ui/links/ContentsList";
import { Reading } from "../../ui/structure/Reading";
import { Prose } from "../../ui/text/Prose";
import { Section } from "../../ui/structure/Section";
import { ArticleHero } from "./ArticleHero";
import { AuthorBox } from "./AuthorBox";

/** Shorter articles have no contents list. */
const minHeadings = 3;

const Tags = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlock: space[6],
});

const Tag = styled("li")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  padding: `${space[2]} ${space[4]}`,
  border: line.hairline,
  borderRadius: radii.pill,
  color: vars.palette.primary.main,
  fontWeight: 600,
}));

/** The article page of an item with a full text (docs/product.md#article-page). */
export default function ArticleScreen({
  data: { labels, item, related },
  pageContext: { contentId },
}: PageProps<Queries.ArticleScreenQuery, { contentId: string }>) {
  if (!item?.article) throw new Error(`${contentId} has no full text.`);
  const { title, description, article: text } = item;
  const { headings, author, tags } = text;
  return (
    <>
      <Seo
        title={title}
        alone
        description={description}
        article={{
          published: item.date,
          author: author.name,
          section: item.category.name,
          tags,
        }}
      />
      <article aria-labelledby={itemTitleId}>
        <ArticleHero item={item} text={text} labels={labels} />
        <Section>
          <Reading
            side={
              headings.length >= minHeadings && (
                <ContentsList
                  heading={labels.contentsHeading}
                  sections={headings}
                />
              )
            }
          >
            <Prose dangerouslySetInnerHTML={{ __html: text.html }} />
            <Tags>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Tags>
            <AuthorBox
              author={author}
              blurb={
                author.blurb ??
                fillTemplate(labels.authorBlurb, {
                  name: author.name,
                  sector: item.category.sector ?? item.category.name,
                })
              }
            />
            <ShareButtons labels={labels} title={title} />
          </Reading>
        </Section>
      </article>
      <RelatedItems
        heading={labels.relatedHeading}
        action={labels.backToNews}
        items={related}
      />
    </>
  );
}

export const query = graphql`
  query ArticleScreen($contentId: String!, $relatedIds: [String!]!) {
    labels: articleLabels {
      contentsHeading
      authorBlurb
      ...ArticleHeroLabels
      ...ShareButtons
      ...RelatedLabels
    }
    item: articleItem(contentId: { eq: $contentId }) {
      title
      description
      date
      category {
        name
        sector
      }
      article {
        html
        headings {
          id
          heading
        }
        tags
        author {
          name
          blurb
        }
        ...ArticleByline
      }
      ...ArticleHero
    }
    related: itemsByIds(contentIds: $relatedIds) {
      ...ItemCard
    }
  }
`;
