import { act, render } from "@testing-library/react";
import { useStaticQuery, type PageProps } from "gatsby";
import { Component, type ComponentType } from "react";
import { SiteTheme } from "../../src/site/theme/SiteTheme";
import { LabelsProvider } from "../../src/site/ui/LabelsContext";
import { queryContent } from "./queryContent";

/** What Gatsby hands a screen; only the data counts here. */
const pagePropsOf = <T extends object, C extends object>(
  data: T,
  pageContext: C,
): PageProps<T, C> => ({
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
 * Renders a screen with its own query run on the real content, without header and footer.
 *
 * @param operationName Name of the screen's query: the name of the screen.
 */
export const renderScreen = <T extends object>(
  Screen: ComponentType<PageProps<T>>,
  operationName: string,
) => renderScreenIn(Screen, operationName, {});

/**
 * Renders a screen that knows more than its content, such as which article it shows.
 *
 * @param pageContext What it knows; also the variables of its query.
 */
export async function renderScreenIn<T extends object, C extends object>(
  Screen: ComponentType<PageProps<T, C>>,
  operationName: string,
  pageContext: C,
) {
  const [data, seo, { labels }] = await Promise.all([
    queryContent<T>(
      operationName,
      Object.fromEntries(Object.entries(pageContext)),
    ),
    queryContent<Queries.SeoSiteQuery>("SeoSite"),
    queryContent<{ labels: Queries.LabelsFragment }>("Shell"),
  ]);
  jest.mocked(useStaticQuery).mockReturnValue(seo);
  // What loads late has come when it is shown.
  return act(async () =>
    render(
      <SiteTheme>
        <LabelsProvider value={labels}>
          <Screen {...pagePropsOf(data, pageContext)} />
        </LabelsProvider>
      </SiteTheme>,
    ),
  );
}
