import { styled } from "@mui/material/styles";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { labels } from "../labels";
import { useEntrance } from "./useEntrance";
import { NotificationRegion } from "../notifications/NotificationRegion";
import type { PageContext } from "../../common/pageContext";
import { SiteTheme } from "../theme/SiteTheme";
import { radii, space } from "../theme/tokens";
import { PageProvider } from "../ui/hooks/usePage";
import { opensInNewTabId } from "../ui/links/SmartLink";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageGuard } from "./PageGuard";

const Page = styled("div")(({ theme }) => ({
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
  "& > main": { flex: "1 0 auto" },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}));

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

/** A page, as Gatsby gives it. */
type ShellProps = WrapPageElementBrowserArgs<object, PageContext>;

/** Skip link, header, main and footer around every screen. */
function Shell({ element, props: { location, pageContext } }: ShellProps) {
  const path = location.pathname;
  const { structuredData, colorScheme } = pageContext;
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
      <PageProvider value={pageContext}>
        <Page data-color-scheme={colorScheme}>
          <SkipLink href="#main">{labels.skipToContent}</SkipLink>
          <span id={opensInNewTabId} hidden>
            {labels.opensInNewTab}
          </span>
          <Header path={path} />
          <main
            id="main"
            tabIndex={-1}
            // The search has the pages that search engines may list.
            data-pagefind-body={structuredData && ""}
            data-pagefind-meta={`url:${path}`}
          >
            <PageGuard path={path}>{element}</PageGuard>
          </main>
          <Footer />
          <NotificationRegion />
          {structuredData && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: structuredData }}
            />
          )}
        </Page>
      </PageProvider>
    </ErrorBoundary>
  );
}

/** Wraps every page, in the browser and on the server. */
export const wrapPageElement = (page: ShellProps) => (
  <SiteTheme>
    <Shell {...page} />
  </SiteTheme>
);
