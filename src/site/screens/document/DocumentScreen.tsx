import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { PageHero } from "../../ui/PageHero";
import { Sections } from "../../ui/Sections";
import { DocumentText } from "./DocumentText";

/** A document of the firm, such as the privacy notice (docs/product.md#documents). */
export default function DocumentScreen({
  data: { page, document, site },
  pageContext: { contentId },
}: PageProps<Queries.DocumentScreenQuery, { contentId: string }>) {
  if (!document) throw new Error(`There is no document ${contentId}.`);
  const { title, summary } = document;
  return (
    <Sections>
      <Seo title={title} description={summary} />
      <PageHero title={title} lead={summary} size="h1" />
      <DocumentText document={document} labels={page} isSample={site.sample} />
    </Sections>
  );
}

export const query = graphql`
  query DocumentScreen($contentId: String!) {
    page: documentPage {
      ...DocumentLabels
    }
    document(contentId: { eq: $contentId }) {
      title
      summary
      ...DocumentText
    }
    site: siteContent {
      sample
    }
  }
`;
