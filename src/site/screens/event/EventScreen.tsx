import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { Seo } from "../../layout/Seo";
import { pageTitleId } from "../../sections/HeroWords";
import { RelatedItems } from "../../sections/RelatedItems";
import { ShareButtons } from "../../sections/ShareButtons";
import { Person } from "../../ui/cards/Person";
import { Prose } from "../../ui/text/Prose";
import { Reading } from "../../ui/structure/Reading";
import { Section } from "../../ui/structure/Section";
import { EventHero } from "./EventHero";
import { Facts } from "../../ui/text/Facts";

interface PartProps {
  heading: string;
  children: ReactNode;
}

/** A part of the event's details, beside its heading. */
const Part = ({ heading, children }: PartProps) => (
  <Reading
    side={
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
    }
  >
    {children}
  </Reading>
);

/** An event's page (docs/product.md#event-pages). */
export default function EventScreen({
  data: { labels, articleLabels, event, related },
  pageContext: { contentId },
}: PageProps<Queries.EventScreenQuery, { contentId: string }>) {
  if (!event) throw new Error(`Event ${contentId} not found.`);
  const { title, description, aboutHtml, agenda } = event;
  return (
    <>
      <Seo title={title} alone description={description} />
      <article aria-labelledby={pageTitleId}>
        <EventHero event={event} labels={labels} />
        <Section>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr)",
              gap: 7,
            }}
          >
            {aboutHtml && (
              <Part heading={labels.aboutHeading}>
                <Prose dangerouslySetInnerHTML={{ __html: aboutHtml }} />
              </Part>
            )}
            {agenda && (
              <Part heading={labels.agendaHeading}>
                <Facts facts={agenda.map((part) => [part.time, part.title])} />
              </Part>
            )}
            {event.speakers && (
              <Part heading={labels.speakersHeading}>
                <Box component="ul" sx={{ display: "grid", gap: 5 }}>
                  {event.speakers.map((speaker) => (
                    <li key={speaker.name}>
                      <Person person={speaker} size={64} />
                    </li>
                  ))}
                </Box>
              </Part>
            )}
            <Reading side={null}>
              <ShareButtons labels={articleLabels} title={title} />
            </Reading>
          </Box>
        </Section>
      </article>
      <RelatedItems
        heading={articleLabels.relatedHeading}
        action={articleLabels.backToNews}
        items={related}
      />
    </>
  );
}

export const query = graphql`
  query EventScreen($contentId: String!, $relatedIds: [String!]!) {
    labels: eventLabels {
      ...EventHeroLabels
      aboutHeading
      agendaHeading
      speakersHeading
    }
    articleLabels {
      ...ShareButtons
      ...RelatedLabels
    }
    event: eventItem(contentId: { eq: $contentId }) {
      aboutHtml
      agenda {
        time
        title
      }
      speakers {
        ...Person
      }
      ...EventHero
    }
    related: itemsByIds(contentIds: $relatedIds) {
      ...ItemCard
    }
  }
`;
