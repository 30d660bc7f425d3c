import { graphql } from "gatsby";
import { Suspense } from "react";
import { lazyWithRetries } from "../loading/lazyWithRetries";
import type { PageHeadProps } from "./PageHead";

/** Loaded after the page, because the HTML already contains the first page's head. If loading fails, the head is left unchanged. */
const LazyPageHead = lazyWithRetries<PageHeadProps>(
  "The code for page heads",
  async () => (await import("./PageHead")).PageHead,
  () => null,
);

/** The page's head: title, description, canonical address, robots and social cards. */
export function Seo(props: PageHeadProps) {
  return (
    <Suspense>
      <LazyPageHead {...props} />
    </Suspense>
  );
}

export const fragment = graphql`
  fragment Seo on Page {
    seo {
      title
      description
    }
  }
`;
