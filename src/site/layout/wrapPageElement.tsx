import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import type { Crumb } from "../../common/crumb";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorPage } from "./ErrorPage";
import { Shell } from "./Shell";

interface WrapPageArgs {
  element: ReactElement;
  props: Pick<
    PageProps<
      object,
      {
        colorScheme?: "light" | "dark";
        trail?: readonly Crumb[];
        structuredData?: string;
      }
    >,
    "location" | "pageContext"
  >;
}

/** Around every page, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageArgs) => (
  <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
    <Shell
      path={props.location.pathname}
      colorScheme={props.pageContext.colorScheme}
      trail={props.pageContext.trail}
      structuredData={props.pageContext.structuredData}
    >
      {element}
    </Shell>
  </ErrorBoundary>
);
