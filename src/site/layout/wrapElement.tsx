import type { PageProps, WrapRootElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import type { PageContext } from "../../common/pageContext";
import { SiteTheme } from "../theme/SiteTheme";
import { Shell } from "./Shell";

/** Wraps the whole site, in the browser and on the server. */
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

/** A location has an action only after client-side navigation. */
const opensAtTop = (location: WrapPageArgs["props"]["location"]): boolean =>
  "action" in location && !location.hash;

/** Wraps every page, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageArgs) => (
  <Shell
    path={props.location.pathname}
    opensAtTop={opensAtTop(props.location)}
    context={props.pageContext}
  >
    {element}
  </Shell>
);
