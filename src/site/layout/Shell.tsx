import { styled } from "@mui/material/styles";
import type { WrapPageElementBrowserArgs, PageProps } from "gatsby";
import { Suspense, type ReactNode } from "react";
import { withoutFolder } from "../../common/siteFolder";
import { useEntrance } from "./useEntrance";
import { NotificationRegion } from "../notifications/NotificationRegion";
import type { PageContext, SearchEntry } from "../../common/pageContext";
import { SiteTheme } from "../theme/SiteTheme";
import { radii, space } from "../theme/tokens";
import { PageProvider } from "../ui/hooks/usePage";
import { opensInNewTabId } from "../ui/links/SmartLink";
import { useLabels } from "../ui/hooks/useShell";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageGuard } from "./PageGuard";

const Root = styled("div")(({ theme }) => ({
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}));

const Main = styled("main")({ flex: "1 0 auto" });

/** The first link of every page. Visible when it has the focus. */
const SkipLink = styled("a")(({ theme }) => ({
  position: "absolute",
  zIndex: theme.zIndex.tooltip,
  left: 12,
  top: -80,
  padding: `${space[3]} ${space[5]}`,
  fontWeight: 600,
  borderRadius: radii.pill,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  "&:focus": { top: 12 },
}));

/** Attributes from which Pagefind reads what the search shows of a page (pagefind.app/docs). */
const searchAttributes = ({ kind, title, keywords, isTopic }: SearchEntry) => ({
  "data-pagefind-body": "",
  "data-pagefind-meta":
    [
      kind && "kind[data-kind]",
      title && "title[data-title]",
      keywords && "keywords[data-keywords]",
    ]
      .filter(Boolean)
      .join(", ") || undefined,
  "data-kind": kind,
  "data-title": title,
  "data-keywords": keywords,
  "data-pagefind-filter": isTopic && "topic:true",
  // It repeats the words of its articles, which come first.
  "data-pagefind-weight": isTopic && 0.3,
});

interface ShellProps extends Pick<PageProps, "location"> {
  /** The not-found page has none. */
  pageContext: Partial<PageContext>;
  children: ReactNode;
}

/** Skip link, header, main and footer around every screen. */
function Shell({ location, pageContext, children }: ShellProps) {
  const path = withoutFolder(location.pathname);
  const {
    structuredData,
    searchEntry,
    colorScheme = "light",
    ...context
  } = pageContext;
  const labels = useLabels();
  const page = {
    pagePath: path,
    ...context,
    colorScheme,
    // A location has an action only after client-side navigation.
    opensAtTop: "action" in location && !location.hash,
  };
  useEntrance(path);
  return (
    // PageGuard catches errors in the page, this boundary those in header and footer.
    <ErrorBoundary
      fallback={(error) => (
        <main>
          <ErrorView error={error} />
        </main>
      )}
    >
      <PageProvider value={page}>
        <Root data-color-scheme={colorScheme}>
          <SkipLink href="#main">{labels.skipToContent}</SkipLink>
          <span id={opensInNewTabId} hidden>
            {labels.opensInNewTab}
          </span>
          <Header path={path} />
          <Main
            id="main"
            tabIndex={-1}
            {...(searchEntry && searchAttributes(searchEntry))}
          >
            <PageGuard path={path}>{children}</PageGuard>
          </Main>
          <Suspense>
            <Footer />
          </Suspense>
          <NotificationRegion />
          {structuredData && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: structuredData }}
            />
          )}
        </Root>
      </PageProvider>
    </ErrorBoundary>
  );
}

/** Wraps every page, in the browser and on the server. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<object, Partial<PageContext>>) => (
  <SiteTheme>
    <Shell location={props.location} pageContext={props.pageContext}>
      {element}
    </Shell>
  </SiteTheme>
);
