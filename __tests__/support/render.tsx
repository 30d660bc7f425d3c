import { act, render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Component, type ComponentType, type ReactElement } from "react";
import { SiteTheme } from "../../src/site/theme/SiteTheme";
import { PageProvider } from "../../src/site/ui/hooks/usePage";
import { pageData, type PageData } from "./pages";

/** Renders an element with the theme. */
export function renderWithTheme(element: ReactElement) {
  return render(element, { wrapper: SiteTheme });
}

/** A picture as queries return it, 3 x 2 px. */
export const pictureOf = (name: string) => ({
  alt: `Picture of ${name}`,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 3,
        height: 2,
        images: { sources: [], fallback: { src: `/static/${name}.jpg` } },
      },
    },
  },
});

/** An element on a page that was built on a day, year-month-day. */
export const onDay = (today: string, element: ReactElement) => (
  <PageProvider value={{ pagePath: "/", colorScheme: "light", today }}>
    {element}
  </PageProvider>
);

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
 * @param today The day of the build, year-month-day.
 */
export function renderScreen<T extends object, C extends object>(
  Screen: ComponentType<PageProps<T, C>>,
  page: string,
  changes: Partial<PageData<T, C>> = {},
  today?: string,
) {
  const props = pagePropsOf({ ...pageData<T, C>(page), ...changes });
  const screen = <Screen {...props} />;
  // Lazy parts are loaded when this resolves.
  return act(async () =>
    renderWithTheme(today ? onDay(today, screen) : screen),
  );
}
