import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SiteTheme } from "../../src/theme/SiteTheme";

/** Renders an element as the site does, inside its theme. */
export function renderWithTheme(element: ReactElement) {
  return render(element, { wrapper: SiteTheme });
}
