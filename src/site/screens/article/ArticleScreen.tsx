import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { pageTitleId } from "../../sections/HeroWords";
import { RelatedItems } from "../../sections/RelatedItems";
import { ShareButtons } from "../../sections/ShareButtons";
import { Person } from "../../ui/cards/Person";
import { ContentsList } from "../../ui/links/ContentsList";
import { Reading } from "../../ui/structure/Reading";
import { Note } from "../../ui/text/Note";
import { Prose } from "../../ui/text/Prose";
import { Tag } from "../../ui/text/Tag";
import { Section } from "../../ui/structure/Section";
import { ArticleHero } from "./ArticleHero";

/** Shorter articles have no contents list. */
const minHeadings = 3;

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
      <article aria-labelledby={pageTitleId}>
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
            <Box
              component="ul"
              sx={{ display: "flex", flexWrap: "wrap", gap: 2, my: 6 }}
            >
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </Box>
            <Card
              component="aside"
              variant="filled"
              aria-labelledby="author"
              sx={{ mb: 6, p: 5 }}
            >
              {/* The portrait is decorative: ArticleHero describes it. */}
              <Person
                person={{
                  ...author,
                  portrait: { ...author.portrait, alt: "" },
                }}
                size={88}
                heading="h2"
                id="author"
              >
                <Note sx={{ mt: 1 }}>
                  {author.blurb ??
                    fillTemplate(labels.authorBlurb, {
                      name: author.name,
                      sector: item.category.sector ?? item.category.name,
                    })}
                </Note>
              </Person>
            </Card>
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
          ...Person
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
