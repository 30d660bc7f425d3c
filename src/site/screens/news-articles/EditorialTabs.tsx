import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { ActionButton } from "../../ui/ActionButton";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { LateTabPanels } from "../../ui/LateTabPanels";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  paddingTop: theme.layout.pageTop,
  "& h1": { marginTop: 24, marginBottom: "clamp(2rem, 4vw, 4rem)" },
  "& .archive": { marginTop: "clamp(2rem, 4vw, 4rem)" },
  // Without scripts there are no tabs: the panels stand under each other and need their headings.
  "html:not(.js) & .heading": {
    ...theme.typography.h2,
    position: "static",
    width: "auto",
    height: "auto",
    clipPath: "none",
    marginBottom: theme.layout.headingGap,
  },
}));

export interface HubArchives {
  /** Where all items of a tab are, if it does not show them all. */
  archives: Readonly<Partial<Record<Queries.HubKind, string>>>;
}

interface EditorialTabsProps extends HubArchives {
  hub: Queries.EditorialTabsFragment;
  /** What each tab shows, given the label of the links on its cards. */
  panels: Record<Queries.HubKind, (linkLabel: string) => ReactNode>;
}

/** The hub's heading and its tabs. The open tab is in the address (#events). */
export function EditorialTabs({ hub, panels, archives }: EditorialTabsProps) {
  return (
    <Root>
      <Breadcrumbs />
      <Typography variant="display">{hub.title}</Typography>
      <LateTabPanels
        label={hub.tabsLabel}
        tabs={hub.tabs.map(({ kind, label, linkLabel }) => ({
          value: kind,
          label,
          panel: (
            <>
              <h2 className="visually-hidden heading">{label}</h2>
              {panels[kind](linkLabel)}
              {archives[kind] && (
                <ActionButton
                  className="archive"
                  href={archives[kind]}
                  label={fillTemplate(hub.archive.title, { label })}
                  variant="outlined"
                />
              )}
            </>
          ),
        }))}
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
    }
  }
`;
