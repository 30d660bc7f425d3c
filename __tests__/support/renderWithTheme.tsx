import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SiteTheme } from "../../src/site/theme/SiteTheme";
import { LabelsProvider } from "../../src/site/ui/LabelsContext";
import { labels } from "./labels";

/** Renders an element as the site does, inside its theme and with its interface labels. */
export function renderWithTheme(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <SiteTheme>
        <LabelsProvider value={labels}>{children}</LabelsProvider>
      </SiteTheme>
    ),
  });
}
