import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { Shell } from "./Shell";

interface WrapPageArgs {
  element: ReactElement;
  props: Pick<
    PageProps<object, { colorScheme?: "light" | "dark" }>,
    "location" | "pageContext"
  >;
}

/** Around every page, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageArgs) => (
  <Shell
    path={props.location.pathname}
    colorScheme={props.pageContext.colorScheme}
  >
    {element}
  </Shell>
);
