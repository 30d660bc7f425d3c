import { act, render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Component, type ComponentType } from "react";
import { SiteTheme } from "../../src/site/theme/SiteTheme";
import { LabelsProvider } from "../../src/site/ui/LabelsContext";
import { pageData, type PageData } from "./pageData";
import { labels } from "./labels";

/** What Gatsby hands a screen; only data and page context count here. */
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
 * Renders a screen with what the build wrote for its page, without header and footer.
 *
 * @param page Path of the page: /about.
 * @param changes What is otherwise than in the build.
 */
export function renderScreen<T extends object, C extends object>(
  Screen: ComponentType<PageProps<T, C>>,
  page: string,
  changes: Partial<PageData<T, C>> = {},
) {
  const props = pagePropsOf({ ...pageData<T, C>(page), ...changes });
  // What loads late has come when it is shown.
  return act(async () =>
    render(
      <SiteTheme>
        <LabelsProvider value={labels}>
          <Screen {...props} />
        </LabelsProvider>
      </SiteTheme>,
    ),
  );
}
