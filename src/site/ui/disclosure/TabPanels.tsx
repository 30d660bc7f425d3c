import { styled } from "@mui/material/styles";
import Tab, { tabClasses } from "@mui/material/Tab";
import Tabs, { tabsClasses } from "@mui/material/Tabs";
import { useId, useLayoutEffect, useState, type ReactNode } from "react";
import { canHover, scriptedControl } from "../../theme/media";
import { line, space } from "../../theme/tokens";
import { useHydrated } from "../hooks/useBrowserValue";

/** A row of tabs, which scrolls and fades out at its end where it does not fit (docs/design.md#states). */
const TabRow = styled(Tabs)({
  minHeight: 56,
  borderBottom: line.hairline,
  [`& .${tabsClasses.scroller}`]: {
    maskImage: `linear-gradient(to left, transparent, black ${space[4]})`,
  },
  // The room of the fade is part of what scrolls.
  [`& .${tabsClasses.list}`]: {
    width: "max-content",
    minWidth: "100%",
    paddingRight: space[4],
  },
  // The selected tab draws the bar itself, so that the bar is in the server's HTML and as wide as the label.
  [`& .${tabsClasses.indicator}`]: { display: "none" },
  ...scriptedControl,
});

/** A name with a bar under it while its panel is open. */
const TextTab = styled(Tab)(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  lineHeight: 1.2,
  minHeight: 56,
  minWidth: 0,
  // So that the hub's five fit on a phone.
  "--room": "clamp(6px, 1.3vw, 16px)",
  padding: "0 var(--room)",
  borderRadius: "8px 8px 0 0",
  color: vars.palette.text.secondary,
  [canHover]: {
    "&:hover": {
      color: vars.palette.primary.main,
      backgroundColor: vars.palette.surface.tint,
    },
  },
  [`&.${tabClasses.selected}`]: {
    color: vars.palette.primary.main,
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "auto var(--room) 0",
      // A border, because forced colours keep borders and drop backgrounds.
      borderTop: "3px solid",
      borderRadius: "3px 3px 0 0",
    },
  },
  "&:first-of-type": {
    paddingLeft: 0,
    "&::after": { left: 0 },
  },
  "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
}));

/** Without scripts and on paper all panels show, each under its heading. */
const Panel = styled("div")(({ theme: { layout, typography } }) => ({
  paddingTop: layout.headingGap,
  "@media screen": { "html.js & > [data-heading]": { display: "none" } },
  "& > [data-heading]": { ...typography.h2, marginBottom: layout.headingGap },
}));

/**
 * Keeps the open tab in the page's address (#events), so that it survives a reload and can be linked to. The first tab
 * is the default and has no hash.
 *
 * @returns The open tab, and a function that opens another.
 */
function useHashTab(values: readonly string[]) {
  const [first = ""] = values;
  const [open, setOpen] = useState(first);
  // After each render, because a link to another tab of the page is no change of the hash for the browser.
  useLayoutEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const named = values.find((value) => hash === `#${value}`);
      // Other hashes, such as the skip link's, leave the tab open.
      if (named || hash === "") setOpen(named ?? first);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  });
  const select = (value: string) => {
    const { pathname, search } = window.location;
    const address = pathname + search + (value === first ? "" : `#${value}`);
    // No new history entry, so that Back leaves the page, as with other tabs on the web.
    window.history.replaceState(window.history.state, "", address);
    setOpen(value);
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
    panel: ReactNode;
  }[];
}

/** Text tabs and their panels, which are all in the document (docs/product.md#tabs). */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { open, select } = useHashTab(tabs.map(({ value }) => value));
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <div>
      <TabRow
        aria-label={label}
        value={open}
        onChange={(_event, chosen: string) => select(chosen)}
        selectionFollowsFocus
        variant="scrollable"
        // MUI's arrows would appear with the scripts and move the row.
        scrollButtons={false}
      >
        {tabs.map(({ value, label: name }) => (
          <TextTab
            key={value}
            value={value}
            label={name}
            id={tabId(value)}
            aria-controls={panelId(value)}
          />
        ))}
      </TabRow>
      {tabs.map(({ value, label: name, panel }) => (
        <Panel
          key={value}
          role="tabpanel"
          id={panelId(value)}
          aria-labelledby={tabId(value)}
          data-folded={value !== open || undefined}
        >
          {/* Without JavaScript the target of an address such as #events. */}
          <h2 id={isHydrated ? undefined : value} data-heading="">
            {name}
          </h2>
          {panel}
        </Panel>
      ))}
    </div>
  );
}
