import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { fragmentId } from "../../../common/fragmentId";
import { useBrowserValue } from "../hooks/useBrowserValue";
import { TabRow, TextTab } from "./TabRow";
import { space } from "../../theme/tokens";

const Root = styled("div")(({ theme: { layout, typography } }) => ({
  "& [role=tabpanel]": { paddingTop: layout.headingGap },
  // Without scripts and on paper all panels show, each under its heading.
  "@media screen": {
    "html.js & :is([data-folded], [data-heading])": { display: "none" },
  },
  "& [data-heading]": { ...typography.h2, marginBottom: layout.headingGap },
  "@media print": {
    "& [role=tabpanel]": { paddingTop: space[5] },
    "& [data-heading]": { marginBottom: space[3] },
  },
}));

function subscribeToHash(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/**
 * Keeps the open tab in the page's address (#events), so that it survives a reload and can be linked to. The first tab
 * is the default and has no hash. The server renders the default. A place in a panel (#events-2) opens its tab, too.
 *
 * @param partId The id of the element that has the panel of a tab.
 * @returns The open tab, and a function that opens another.
 */
function useHashTab(
  values: readonly string[],
  partId: (value: string) => string,
) {
  const [first = ""] = values;
  const [last, setLast] = useState(first);
  /** The hash may have changed since the last render. */
  const readNamed = () => {
    const fragment = fragmentId(window.location.hash);
    if (fragment === "") return first;
    const place = document.getElementById(fragment);
    return values.find(
      (value) =>
        value === fragment ||
        document.getElementById(partId(value))?.contains(place),
    );
  };
  const named = useBrowserValue(readNamed, first, subscribeToHash);
  // Other hashes, such as the skip link's, leave the tab open.
  const open = named ?? last;
  if (open !== last) setLast(open);

  const select = (value: string) => {
    const { pathname, search } = window.location;
    const newHash = value === first ? "" : `#${value}`;
    // No new history entry, so that Back leaves the page, as with other tabs on the web.
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname}${search}${newHash}`,
    );
    window.dispatchEvent(new Event("hashchange"));
  };
  return { open, select };
}

interface TabPanelsProps {
  /** Name of the whole group, read out by screen readers. */
  label: string;
  /** `value` is the address's hash while its tab is open. */
  tabs: readonly {
    value: string;
    label: string;
    /** Of the bar below the open tab. */
    tone?: Queries.Tone;
    panel: ReactNode;
  }[];
}

/** Text tabs and their panels (docs/product.md#tabs). All panels are in the document. */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  const id = useId();
  const isHydrated = useBrowserValue(() => true, false);
  const partId = (value: string) => `${id}-part-${value}`;
  const { open, select } = useHashTab(
    tabs.map(({ value }) => value),
    partId,
  );
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <Root>
      <TabRow
        aria-label={label}
        value={open}
        onChange={(_event, chosen: string) => select(chosen)}
        selectionFollowsFocus
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {tabs.map(({ value, label: name, tone }) => (
          <TextTab
            data-tone={tone}
            key={value}
            value={value}
            label={name}
            id={tabId(value)}
            aria-controls={panelId(value)}
          />
        ))}
      </TabRow>
      {tabs.map(({ value, label: name, panel }) => (
        <div
          key={value}
          id={partId(value)}
          data-folded={value === open ? undefined : ""}
        >
          <div
            role="tabpanel"
            id={panelId(value)}
            aria-labelledby={tabId(value)}
          >
            {/* Without JavaScript the target of an address such as #events. */}
            <h2 id={isHydrated ? undefined : value} data-heading="">
              {name}
            </h2>
            {panel}
          </div>
        </div>
      ))}
    </Root>
  );
}
