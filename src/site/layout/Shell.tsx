import { styled } from "@mui/material/styles";
import { Suspense, useMemo, type ReactNode } from "react";
import { useEntrance } from "./useEntrance";
import { NotificationRegion } from "../notifications/NotificationRegion";
import type { PageContext } from "../../common/pageContext";
import { LabelsProvider } from "../ui/LabelsContext";
import { PageProvider } from "../ui/PageContext";
import { opensInNewTabId } from "../ui/SmartLink";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageGuard } from "./PageGuard";
import { SkipLink } from "./SkipLink";
import { useShell } from "./useShell";

const Root = styled("div")(({ theme }) => ({
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  "& > main": { flex: "1 0 auto" },
}));

interface ShellProps {
  /** Path in the address bar, for the navigation. */
  path: string;
  /** See `Page`. */
  opensAtTop: boolean;
  /** What the page knows besides its content. */
  context: Partial<PageContext>;
  children: ReactNode;
}

/** What every screen has around it: skip link, header, main and footer. */
export function Shell({
  path,
  opensAtTop,
  context: {
    pagePath = path,
    colorScheme = "light",
    trail,
    structuredData,
    clock,
  },
  children,
}: ShellProps) {
  const { site, documents, labels } = useShell();
  const page = useMemo(
    () => ({ pagePath, colorScheme, trail, clock, opensAtTop }),
    [pagePath, colorScheme, trail, clock, opensAtTop],
  );
  useEntrance(path);
  return (
    <LabelsProvider value={labels}>
      <PageProvider value={page}>
        <Root data-color-scheme={colorScheme}>
          <SkipLink />
          <span id={opensInNewTabId} hidden>
            {labels.opensInNewTab}
          </span>
          <Header site={site} path={path} />
          <main
            id="main"
            tabIndex={-1}
            data-pagefind-body={structuredData ? "" : undefined}
          >
            <PageGuard path={path}>{children}</PageGuard>
          </main>
          <Suspense>
            <Footer site={site} documents={documents} />
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
    </LabelsProvider>
  );
}
