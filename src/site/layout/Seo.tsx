import { graphql } from "gatsby";
import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "../../common/errors";
import { withRetries } from "../startup/retry";
import type { PageHeadProps } from "./PageHead";

/** The first page's head is in its HTML, so the code that writes heads is loaded apart. Without it the head stays. */
const LazyPageHead = lazy(
  async (): Promise<{ default: ComponentType<PageHeadProps> }> => {
    try {
      const { PageHead } = await withRetries(() => import("./PageHead"));
      return { default: PageHead };
    } catch (error) {
      logError("The page's head cannot be written.", error);
      return { default: () => null };
    }
  },
);

/** The page's head: title, description, address, robots, what other sites show of it. */
export function Seo(props: PageHeadProps) {
  return (
    <Suspense>
      <LazyPageHead {...props} />
    </Suspense>
  );
}

export const fragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
