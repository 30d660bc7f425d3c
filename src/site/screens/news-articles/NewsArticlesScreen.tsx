import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Breadcrumbs } from "../../ui/links/Breadcrumbs";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { Section } from "../../ui/structure/Section";
import { ContentGrid } from "./ContentGrid";
import { EventList } from "./EventList";
import { NewsletterForm } from "../../sections/NewsletterForm";
import { Pagination } from "./Pagination";
import { space } from "../../theme/tokens";

const Archive = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  marginTop: space[7],
});

export interface HubArchives {
  /** Paths of the archive pages of each tab that does not show all its items. */
  archives: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** News & Media Hub. The open tab is in the address, such as #events (docs/product.md#news-hub). */
export default function NewsArticlesScreen({
  data,
  pageContext: { archives },
}: PageProps<Queries.NewsArticlesScreenQuery, HubArchives>) {
  const { page } = data;
  const items = (tab: (typeof page.tabs)[number]) => {
    const { kind, linkLabel, none, lead, rows, wides, events } = tab;
    return events.length > 0 ? (
      <EventList
        events={events}
        linkLabel={linkLabel}
        none={none}
        passedHeading={page.events.passedHeading}
      />
    ) : (
      <ContentGrid
        lead={lead}
        rest={[...rows, ...wides]}
        restLayout={wides.length > 0 ? "wide" : "row"}
        linkLabel={linkLabel}
        awaited={data.articleLabels.notFound.awaited}
        none={none}
        priority={kind === page.tabs[0]?.kind}
      />
    );
  };
  const archive = (paths: readonly string[] = [], label: string) =>
    paths[0] && (
      <Archive>
        <ActionButton
          to={paths[0]}
          label={fillTemplate(page.archive.title, { label })}
          variant="outlined"
        />
        <Pagination paths={paths} labels={page.archive} />
      </Archive>
    );
  return (
    <>
      <Seo {...page.seo} />
      <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
        <Breadcrumbs />
        <Typography variant="display" sx={{ mt: 5, mb: 7 }}>
          {page.title}
        </Typography>
        <LazyTabPanels
          label={page.tabsLabel}
          tabs={page.tabs.map((tab) => ({
            value: tab.kind,
            label: tab.label,
            panel: (
              <>
                {items(tab)}
                {archive(archives[tab.kind], tab.label)}
              </>
            ),
          }))}
        />
      </Section>
      <NewsletterForm {...page.newsletter} />
    </>
  );
}

export const query = graphql`
  query NewsArticlesScreen {
    page: newsArticlesPage {
      ...Seo
      title
      tabsLabel
      tabs {
        kind
        label
        linkLabel
        none
        lead {
          ...ContentLead
        }
        rows {
          ...ContentRow
        }
        wides {
          ...ContentFeature
        }
        events {
          ...EventRow
        }
      }
      archive {
        title
        ...Pagination
      }
      events {
        passedHeading
      }
      newsletter {
        ...NewsletterForm
      }
    }
    articleLabels {
      notFound {
        awaited
      }
    }
  }
`;
