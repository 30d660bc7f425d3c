import { graphql } from "gatsby";
import { lazy, Suspense, type ComponentType } from "react";
import { logError } from "../../common/errors";
import type { PageHeadProps } from "./PageHead";
import { withRetries } from "../startup/retry";
import { whenIdle } from "../startup/whenIdle";

const load = () => import("./PageHead");

/** The first page's head is in its HTML, so the code that writes heads comes last. Without it the head stays. */
async function loadPageHead(): Promise<{
  default: ComponentType<PageHeadProps>;
}> {
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
