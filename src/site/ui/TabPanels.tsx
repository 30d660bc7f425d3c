import { styled } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useDeferredValue, useId, type ReactNode } from "react";
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

const TabRow = styled(Tabs)({ "html:not(.js) &": { display: "none" } });

interface TabPanelsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  /** `value` stands in the address while its tab is open. */
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

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
      <TabRow
        aria-label={label}
        value={marked}
        onChange={(_event, chosen: string) => {
          select(chosen);
        }}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
          />
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-inactive={tab.value === open ? undefined : ""}
        >
          {tab.panel}
        </div>
      ))}
    </Root>
  );
}
