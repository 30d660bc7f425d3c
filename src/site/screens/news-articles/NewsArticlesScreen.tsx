import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { byEnd, isEvent } from "../../../common/events";
import { fillTemplate } from "../../../common/fillTemplate";
import { Seo } from "../../layout/Seo";
import { Hero } from "../../sections/Hero";
import { NewsletterForm } from "../../sections/NewsletterForm";
import { ItemCard } from "../../ui/cards/ItemCard";
import { ItemRows } from "../../ui/cards/ItemRows";
import { ActionButton } from "../../ui/controls/ActionButton";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { usePage } from "../../ui/hooks/usePage";
import { Section } from "../../ui/structure/Section";

interface HubArchives {
  /** Path of the archive of each tab that does not show all its items. */
  archives: Readonly<Partial<Record<string, string>>>;
}

/** News & Media Hub. The open tab is in the address, such as #events (docs/product.md#news-hub). */
export default function NewsArticlesScreen({
  data: { page, items },
  pageContext: { archives },
}: PageProps<Queries.NewsArticlesScreenQuery, HubArchives>) {
  const { today } = usePage();
  const panelOf = (tab: (typeof page.tabs)[number], index: number) => {
    const { kind, linkLabel, none } = tab;
    const archive = archives[kind];
    const ofTab = items.filter((item) => item.kind === kind);
    const { coming, passed } = byEnd(ofTab.filter(isEvent), today);
    const [first, ...others] = kind === "events" ? coming : ofTab;
    return (
      <Box sx={{ "& > * + *": { mt: 6 } }}>
        {first && (
          <ItemCard
            item={first}
            linkLabel={linkLabel}
            look="lead"
            priority={index === 0}
          />
        )}
        <ItemRows
          items={others}
          linkLabel={linkLabel}
          none={first ? undefined : none}
        />
        {passed.length > 0 && (
          <>
            <Typography variant="h3" component="h2">
              {page.passedHeading}
            </Typography>
            <ItemRows items={passed} heading="h3" />
          </>
        )}
        {archive && (
          <ActionButton
            to={archive}
            label={fillTemplate(page.archive.title, { label: tab.label })}
            variant="outlined"
          />
        )}
      </Box>
    );
  };
  return (
    <>
      <Seo {...page.seo} />
      <Hero title={page.title} />
      <Section>
        <LazyTabPanels
          label={page.tabsLabel}
          tabs={page.tabs.map((tab, index) => ({
            value: tab.kind,
            label: tab.label,
            panel: panelOf(tab, index),
          }))}
        />
      </Section>
      <NewsletterForm {...page.newsletter} />
    </>
  );
}

export const query = graphql`
  query NewsArticlesScreen($contentIds: [String!]!) {
    page: newsArticlesPage {
      ...Seo
      title
      tabsLabel
      tabs {
        kind
        label
        linkLabel
        none
      }
      archive {
        title
      }
      passedHeading
      newsletter {
        ...NewsletterForm
      }
    }
    items: itemsByIds(contentIds: $contentIds) {
      kind
      ...ItemCard
      ... on EventItem {
        lastDay
      }
    }
  }
`;
