import { styled } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId, useState, useSyncExternalStore, type ReactNode } from "react";
import { fragmentId } from "../../../common/fragmentId";
import { useBrowserValue } from "../hooks/useBrowserValue";

const Root = styled("div")(({ theme: { layout, typography } }) => ({
  "& > [role=tabpanel]": { paddingTop: layout.headingGap },
  // The server's HTML has all panels; without scripts all show, each under its heading.
  "html.js & > [data-inactive], html.js & > [role=tabpanel] > [data-heading]": {
    display: "none",
  },
  "& [data-heading]": { ...typography.h2, marginBottom: layout.headingGap },
}));

const Row = styled(Tabs)({ "html:not(.js) &": { display: "none" } });

function subscribeToHash(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/**
 * Keeps the open tab in the page's address (#events), so that it survives a reload and can be linked to. The first tab
 * is the default and has no hash. The server renders the default.
 *
 * @returns The open tab and a function that opens another.
 */
function useHashTab(values: readonly string[]) {
  const fragment = useSyncExternalStore(
    subscribeToHash,
    () => fragmentId(window.location.hash),
    () => "",
  );
  const [first = ""] = values;
  const [last, setLast] = useState(first);
  const named = values.find((value) => value === fragment);
  // Other hashes, such as the skip link's, leave the tab open.
  const open = named ?? (fragment === "" ? first : last);
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
  return [open, select] as const;
}

interface TabPanelsProps {
  /** Name of the whole group, read out by screen readers. */
  label: string;
  /** `value` is the address's hash while its tab is open. */
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

/**
 * Text tabs and their panels (docs/product.md#tabs). The server's HTML holds all panels; once the page is hydrated only
 * the open one is in the document.
 */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  const id = useId();
  const isHydrated = useBrowserValue(() => true, false);
  const [open, select] = useHashTab(tabs.map(({ value }) => value));
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <Root>
      <Row
        aria-label={label}
        value={open}
        onChange={(_event, chosen: string) => select(chosen)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ value, label: name }) => (
          <Tab
            key={value}
            value={value}
            label={name}
            id={tabId(value)}
            aria-controls={panelId(value)}
          />
        ))}
      </Row>
      {tabs
        .filter(({ value }) => !isHydrated || value === open)
        .map(({ value, label: name, panel }) => (
          <div
            key={value}
            role="tabpanel"
            id={panelId(value)}
            aria-labelledby={tabId(value)}
            data-inactive={value === open ? undefined : ""}
          >
            {!isHydrated && (
              // The target of an address such as #events without JavaScript.
              <h2 id={value} data-heading="">
                {name}
              </h2>
            )}
            {panel}
          </div>
        ))}
    </Root>
  );
}
