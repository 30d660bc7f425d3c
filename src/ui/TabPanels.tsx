import { styled } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId, type ReactNode } from "react";

const Root = styled("div")(({ theme }) => ({
  "& > [role=tabpanel]": { paddingTop: theme.layout.headingGap },
  "& > [role=tabpanel]:focus-visible": { outlineOffset: 6 },
  // Without scripts every panel shows, one under the other.
  "html.js & > [data-inactive]": { display: "none" },
  "html:not(.js) & > .tabs": { display: "none" },
}));

interface TabPanelsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Text tabs and their panels. Arrow keys move and choose and wrap around, Home and End go to the ends.
 * All panels are in the HTML.
 */
export function TabPanels<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: TabPanelsProps<Value>) {
  const id = useId();
  return (
    <Root>
      <Tabs
        className="tabs"
        aria-label={label}
        value={value}
        onChange={(_event, chosen: Value) => {
          onChange(chosen);
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
      </Tabs>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-inactive={tab.value === value ? undefined : ""}
        >
          {tab.panel}
        </div>
      ))}
    </Root>
  );
}
