import { styled } from "@mui/material/styles";
import { graphql, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { itemTitleId } from "../../sections/ItemHero";
import { RelatedItems } from "../../sections/RelatedItems";
import { ShareButtons } from "../../sections/ShareButtons";
import { Section } from "../../ui/Section";
import { Sections } from "../../ui/Sections";
import { StickyAside } from "../../ui/ContentsList";
import { EventDetails } from "./EventDetails";
import { EventHero } from "./EventHero";

const Body = styled(Section)({ paddingTop: "clamp(2.5rem, 5vw, 5rem)" });

/** An event's page (docs/product.md#event-pages). */
export default function EventScreen({
  data: { page, reader, hub, event, related, site },
  pageContext: { contentId },
}: PageProps<Queries.EventScreenQuery, { contentId: string }>) {
  const tab = hub.tabs.find(({ kind }) => kind === "events");
  if (!event || !tab) throw new Error(`Event ${contentId} not found.`);
  const { title, description, path } = event;
  return (
    <Sections>
      <Seo title={title} alone description={description} />
      <article aria-labelledby={itemTitleId}>
        <Sections first={1}>
          <EventHero
            event={event}
            labels={page}
            registerLabel={tab.linkLabel}
          />
          <Body split="4-8">
            <div>
              <StickyAside>
                <ShareButtons
                  labels={reader}
                  title={title}
                  url={`${site?.siteMetadata?.siteUrl ?? ""}${path}`}
                />
              </StickyAside>
            </div>
            <EventDetails event={event} labels={page} />
          </Body>
        </Sections>
      </article>
      <RelatedItems
        heading={reader.relatedHeading}
        action={reader.backToNews}
        items={related}
      />
    </Sections>
  );
}

export const query = graphql`
  query EventScreen($contentId: String!, $relatedIds: [String!]!) {
    page: eventPage {
      ...EventHeroLabels
      ...EventDetailsLabels
    }
    reader: articlePage {
      ...ShareButtons
      ...RelatedLabels
    }
    hub: newsArticlesPage {
      tabs {
        kind
        linkLabel
      }
    }
    event: eventItem(contentId: { eq: $contentId }) {
      path
      ...EventHero
      ...EventDetails
    }
    related: contentItems(contentIds: $relatedIds) {
      ...RelatedItem
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
