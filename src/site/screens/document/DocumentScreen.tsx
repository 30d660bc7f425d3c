import Box from "@mui/material/Box";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { ContentsList } from "../../ui/links/ContentsList";
import { Hero } from "../../sections/Hero";
import { Prose } from "../../ui/text/Prose";
import { Reading } from "../../ui/structure/Reading";
import { Section } from "../../ui/structure/Section";
import { useShell } from "../../ui/hooks/useShell";
import { Caption } from "../../ui/text/Caption";

/** A document of the firm, such as the privacy notice (docs/product.md#documents). */
export default function DocumentScreen({
  data: { labels, document },
  pageContext: { contentId },
}: PageProps<Queries.DocumentScreenQuery, { contentId: string }>) {
  const { site } = useShell();
  if (!document) throw new Error(`Document ${contentId} not found.`);
  const { title, summary, date, shownDate, sections } = document;
  return (
    <>
      <Seo title={title} description={summary} />
      <Hero title={title} lead={summary} size="h1" />
      <Section>
        <Reading
          side={
            <ContentsList
              heading={labels.contentsHeading}
              sections={sections}
            />
          }
        >
          {site.sample && (
            <Box
              role="note"
              data-plane="neutralSoft"
              sx={{ px: 5, py: 4, mb: 6, borderRadius: 1 }}
            >
              {labels.sampleNotice}
            </Box>
          )}
          <Caption sx={{ mb: 5 }}>
            <time dateTime={date}>
              {fillTemplate(labels.changed, { date: shownDate })}
            </time>
          </Caption>
          <Prose>
            {sections.map(({ id, heading, html }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </Prose>
        </Reading>
      </Section>
    </>
  );
}

export const query = graphql`
  query DocumentScreen($contentId: String!) {
    labels: documentLabels {
      contentsHeading
      changed
      sampleNotice
    }
    document(contentId: { eq: $contentId }) {
      title
      summary
      date
      shownDate
      sections {
        id
        heading
        html
      }
    }
  }
`;
