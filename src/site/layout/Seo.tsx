import { graphql } from "gatsby";
import { Suspense } from "react";
import { lazyWithRetries } from "../startup/lazyWithRetries";
import type { PageHeadProps } from "./PageHead";

/** The first page's head is in its HTML, so the code that writes heads is loaded apart. Without it the head stays. */
const LazyPageHead = lazyWithRetries<PageHeadProps>(
  "The code for page heads",
  async () => (await import("./PageHead")).PageHead,
  () => null,
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
