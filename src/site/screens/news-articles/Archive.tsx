import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Seo } from "../../layout/Seo";
import { archivePath } from "../../../common/archivePath";
import { fillTemplate } from "../../../common/fillTemplate";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { Pagination } from "./Pagination";
import { Section } from "../../ui/Section";
import { ContentCard } from "./ContentCard";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: theme.layout.pageTop,
  "& h1": { marginTop: 24 },
  "& h2": {
    ...theme.typography.subtitle1,
    margin: "12px 0 clamp(2rem, 4vw, 3.5rem)",
    color: theme.vars.palette.text.secondary,
  },
  "& ul": {
    display: "grid",
    gap: `32px ${theme.layout.gap}`,
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    },
  },
  "& ul + nav": { marginTop: "clamp(2.5rem, 5vw, 4.5rem)" },
}));

/** Page number `page`, from 1, of the `pages` that list the items of a tab. */
export interface ArchivePlace {
  kind: Queries.HubKind;
  page: number;
  pages: number;
}

interface ArchiveProps {
  hub: Queries.ArchiveFragment;
  items: readonly Queries.ContentRowFragment[];
  /** Which page of which archive it is. */
  place: ArchivePlace;
}

/** One page of all items of a tab, and the way to the others. */
export function Archive({
  hub: { tabs, archive },
  items,
  place: { kind, page, pages },
}: ArchiveProps) {
  const tab = tabs.find((each) => each.kind === kind);
  if (!tab) throw new Error(`The hub has no tab for ${kind}.`);
  const names = { label: tab.label, page, pages };
  return (
    <Root>
      <Seo
        title={fillTemplate(archive.seo.title, names)}
        description={fillTemplate(archive.seo.description, names)}
        noindex
      />
      <Breadcrumbs />
      <Typography variant="h1">{fillTemplate(archive.title, names)}</Typography>
      <h2>{fillTemplate(archive.position, names)}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.contentId}>
            <ContentCard item={item} linkLabel={tab.linkLabel} layout="row" />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        pathOf={(number) => archivePath(kind, number)}
        labels={archive}
      />
    </Root>
  );
}

export const fragment = graphql`
  fragment Archive on NewsArticlesPage {
    tabs {
      kind
      label
      linkLabel
    }
    archive {
      seo {
        ...Seo
      }
      title
      position
      pagesLabel
      pageLabel
      newer
      older
    }
  }
`;
