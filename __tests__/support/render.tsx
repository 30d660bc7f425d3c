import { act, render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Component, type ComponentType, type ReactElement } from "react";
import labels from "../../content/shared/interface.json";
import { SiteTheme } from "../../src/site/theme/SiteTheme";
import { LabelsProvider } from "../../src/site/ui/LabelsContext";
import { pageData, type PageData } from "./pages";

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

/** The props of a screen; only data and page context matter here. */
const pagePropsOf = <T extends object, C extends object>({
  data,
  pageContext,
}: PageData<T, C>): PageProps<T, C> => ({
  data,
  path: window.location.pathname,
  uri: window.location.pathname,
  location: Object.assign(window.location, { state: null, key: "" }),
  children: undefined,
  params: {},
  pageContext,
  pageResources: {
    component: new Component({}),
    json: { data, pageContext },
    page: { componentChunkName: "", path: "/", webpackCompilationHash: "" },
  },
  serverData: {},
});

/**
 * Renders a screen with the built data of its page, without header and footer.
 *
 * @param page Path of the page: /about.
 * @param changes Replaces parts of the built data.
 */
export function renderScreen<T extends object, C extends object>(
  Screen: ComponentType<PageProps<T, C>>,
  page: string,
  changes: Partial<PageData<T, C>> = {},
) {
  const props = pagePropsOf({ ...pageData<T, C>(page), ...changes });
  // Lazy parts are loaded when this resolves.
  return act(async () => renderWithTheme(<Screen {...props} />));
}
