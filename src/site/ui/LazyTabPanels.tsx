import { lazy, type ComponentProps, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { Pending } from "../startup/Pending";
import { withRetries } from "../startup/retry";
import type { TabPanels } from "./TabPanels";

type TabPanelsProps = ComponentProps<typeof TabPanels>;

/** All panels, one under the other, as without JavaScript. */
const PlainPanels = ({ tabs }: TabPanelsProps) =>
  tabs.map(({ value, panel }) => <div key={value}>{panel}</div>);

/** 14 KB gzip of MUI, which the page need not wait for. */
const Panels = lazy(
  async (): Promise<{ default: ComponentType<TabPanelsProps> }> => {
    try {
      const { TabPanels } = await withRetries(() => import("./TabPanels"));
      return { default: TabPanels };
    } catch (error) {
      logError("The tabs were not loaded.", error);
      return { default: PlainPanels };
    }
  },
);

/** Tabs whose code is loaded while the page hydrates. */
export function LazyTabPanels(props: TabPanelsProps) {
  return (
    <Pending>
      <Panels {...props} />
    </Pending>
  );
}
