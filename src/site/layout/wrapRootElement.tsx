import type { WrapRootElementNodeArgs } from "gatsby";
import { SiteTheme } from "../theme/SiteTheme";

/** Around the whole site, in the browser and on the server. */
export const wrapRootElement = ({
  element,
}: Pick<WrapRootElementNodeArgs, "element">) => (
  <SiteTheme>{element}</SiteTheme>
);
