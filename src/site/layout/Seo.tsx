import { graphql } from "gatsby";
import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "../../common/logError";
import { withRetries } from "../startup/retry";
import { whenIdle } from "../startup/whenIdle";

/** What the head of an article says besides. */
export interface ArticleHead {
  /** Year-month-day. */
  published: string;
  author: string;
  section: string;
  tags: readonly string[];
}

export interface SeoProps {
  /** Shown before the brand in the tab and in search results. */
  title: string;
  description: string;
  /** Path of the page where it is not the page's own: of what was not found. */
  path?: string;
  /** The title stands alone: article titles, and titles that name the brand themselves. */
  alone?: boolean;
  article?: ArticleHead;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

const load = () => import("./PageHead");

/** The first page's head is in its HTML, so the code that writes heads comes last. Without it the head stays. */
async function loadPageHead(): Promise<{ default: ComponentType<SeoProps> }> {
  await whenIdle();
  try {
    const { PageHead } = await withRetries(load);
    return { default: PageHead };
  } catch (error) {
    logError("The page's head cannot be written.", error);
    return { default: () => null };
  }
}

const LazyPageHead = lazy(loadPageHead);

/** The page's head: title, description, address, robots, what other sites show of it. */
export function Seo(props: SeoProps) {
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
