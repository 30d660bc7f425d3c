import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { ActionButton } from "../../ui/ActionButton";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { LazyTabPanels } from "../../ui/LazyTabPanels";
import { Section } from "../../ui/Section";
import { Pagination } from "./Pagination";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: theme.layout.pageTop,
}));

const Archive = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  marginTop: "clamp(2rem, 4vw, 4rem)",
});

export interface HubArchives {
  /** Paths of the archive pages of each tab that does not show all its items. */
  archives: Readonly<Partial<Record<Queries.HubKind, readonly string[]>>>;
}

interface EditorialTabsProps extends HubArchives {
  hub: Queries.EditorialTabsFragment;
  /** Renders a tab's panel, given the label of the links on its cards. */
  panel: (kind: Queries.HubKind, linkLabel: string) => ReactNode;
}

/** The hub's heading and its tabs. The open tab is in the address (#events). */
export function EditorialTabs({ hub, panel, archives }: EditorialTabsProps) {
  return (
    <Root>
      <Breadcrumbs />
      <Typography variant="display" sx={{ m: "24px 0 clamp(2rem, 4vw, 4rem)" }}>
        {hub.title}
      </Typography>
      <LazyTabPanels
        label={hub.tabsLabel}
        tabs={hub.tabs.map(({ kind, label, linkLabel }) => {
          const [archive, ...further] = archives[kind] ?? [];
          return {
            value: kind,
            label,
            panel: (
              <>
                {panel(kind, linkLabel)}
                {archive && (
                  <Archive>
                    <ActionButton
                      to={archive}
                      label={fillTemplate(hub.archive.title, { label })}
                      variant="outlined"
                    />
                    <Pagination
                      paths={[archive, ...further]}
                      labels={hub.archive}
                    />
                  </Archive>
                )}
              </>
            ),
          };
        })}
      />
    </Root>
  );
}

export const fragment = graphql`
  fragment EditorialTabs on NewsArticlesPage {
    title
    tabsLabel
    tabs {
      kind
      label
      linkLabel
    }
    archive {
      title
      ...Pagination
    }
  }
`;
