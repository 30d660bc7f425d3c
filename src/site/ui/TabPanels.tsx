import { styled } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { memo, useDeferredValue, useId, type ReactNode } from "react";
import { useHashTab } from "./useHashTab";

const Root = styled("div", {
  shouldForwardProp: (name) => name !== "count",
})<{ count: number }>(({ theme, count }) => ({
  "& > [role=tabpanel]": { paddingTop: theme.layout.headingGap },
  // Without scripts every panel shows, one under the other.
  "html.js & > [data-inactive]": { display: "none" },
  // A tab that waits for its scripts (startScripts) shows its panel.
  "html.js &:has([role=tab][aria-busy]) > [role=tabpanel]": { display: "none" },
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `html.js &:has([role=tab]:nth-child(${index + 1})[aria-busy]) > [role=tabpanel]:nth-child(${index + 2})`,
      { display: "block" },
    ]),
  ),
}));

const Row = styled(Tabs)({ "html:not(.js) &": { display: "none" } });

interface TabPanelsProps {
  /** Name of the whole group, read out by screen readers. */
  label: string;
  /** `value` stands in the address while its tab is open. */
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

interface TabRowProps extends TabPanelsProps {
  id: string;
  open: string;
  onOpen: (value: string) => void;
}

/** Draws itself when the open tab changes, not with the panels: MUI measures its tabs each time. */
const TabRow = memo(function TabRow({
  label,
  tabs,
  id,
  open,
  onOpen,
}: TabRowProps) {
  return (
    <Row
      aria-label={label}
      value={open}
      onChange={(_event, chosen: string) => onOpen(chosen)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          label={label}
          id={tabId(id, value)}
          aria-controls={panelId(id, value)}
        />
      ))}
    </Row>
  );
});

/**
 * Text tabs and their panels. Arrow keys move and choose and wrap around, Home and End go to the ends.
 * All panels are in the HTML. The open tab is in the address (#events).
 */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  const id = useId();
  const [open, select] = useHashTab(tabs.map(({ value }) => value));
  // The panel shows first: MUI's tabs take as long to draw and measure themselves.
  const marked = useDeferredValue(open);
  return (
    <Root count={tabs.length}>
      <TabRow {...{ label, tabs, id }} open={marked} onOpen={select} />
      {tabs.map(({ value, panel }) => (
        <div
          key={value}
          role="tabpanel"
          id={panelId(id, value)}
          aria-labelledby={tabId(id, value)}
          data-inactive={value === open ? undefined : ""}
        >
          {panel}
        </div>
      ))}
    </Root>
  );
}
