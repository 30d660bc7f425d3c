import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import type { PageContext } from "../../common/pageContext";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorPage } from "./ErrorPage";
import { Shell } from "./Shell";

interface WrapPageArgs {
  element: ReactElement;
  /** The not-found page has no context. */
  props: Pick<
    PageProps<object, Partial<PageContext>>,
    "location" | "pageContext"
  >;
}

/** Gatsby adds to a location what led to it. */
const opensAtTop = (location: WrapPageArgs["props"]["location"]): boolean =>
  "action" in location && location.action === "PUSH" && !location.hash;

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
