import type { PageProps, WrapRootElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import type { PageContext } from "../../common/pageContext";
import { SiteTheme } from "../theme/SiteTheme";
import { LabelsProvider } from "../ui/LabelsContext";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorView } from "./ErrorView";
import { Shell } from "./Shell";
import { useShell } from "./useShell";

/** Around the whole site, in the browser and on the server. */
export const wrapRootElement = ({
  element,
}: Pick<WrapRootElementNodeArgs, "element">) => (
  <SiteTheme>{element}</SiteTheme>
);

interface WrapPageArgs {
  element: ReactElement;
  /** The not-found page has no context. */
  props: Pick<
    PageProps<object, Partial<PageContext>>,
    "location" | "pageContext"
  >;
}

/** Gatsby adds an action to a location that a navigation led to. */
const opensAtTop = (location: WrapPageArgs["props"]["location"]): boolean =>
  "action" in location && !location.hash;

/** The error view on its own, for when header or footer fail. */
function ErrorPage({ error }: { error: Error }) {
  const { labels } = useShell();
  return (
    <LabelsProvider value={labels}>
      <main>
        <ErrorView error={error} />
      </main>
    </LabelsProvider>
  );
}

/** Around every page, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageArgs) => (
  <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
    <Shell
      path={props.location.pathname}
      opensAtTop={opensAtTop(props.location)}
      context={props.pageContext}
    >
      {element}
    </Shell>
  </ErrorBoundary>
);
