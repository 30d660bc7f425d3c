import type { GatsbySSR } from "gatsby";
import { language } from "../../common/language";
import { pageDataAddress } from "../../site/startup/gatsbyLoader";
import { markScripts } from "../../site/startup/markScripts";
import { fontFaces, preloadedFonts } from "./fontFaces";
import { endTurn } from "./pageTurn";

const scriptMark = `(${markScripts.toString()})()`;

/** What Gatsby knows of a page; its types name the result alone. */
interface PageData {
  result: object;
  componentChunkName?: string;
  staticQueryHashes?: readonly string[];
}

/** Where the data are that Gatsby asks for, one after the other, before a page answers, and the name of its code. */
const WhatIsAskedFor = ({ path, page }: { path: string; page: PageData }) => (
  // No links: React would move them into the head, where they are fetched before the page shows.
  <data
    data-screen={page.componentChunkName}
    value={[
      pageDataAddress(path),
      "/page-data/app-data.json",
      ...(page.staticQueryHashes ?? []).map(
        (hash) => `/page-data/sq/d/${hash}.json`,
      ),
    ].join(" ")}
  />
);

/** What every page's head has besides its own tags: script mark, fonts and icons; and what startScripts fetches. Ends the page's turn. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
  pathname,
  loadPageDataSync,
}) => {
  endTurn();
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    <script key="js" dangerouslySetInnerHTML={{ __html: scriptMark }} />,
    ...preloadedFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="ico" rel="icon" sizes="32x32" href="/favicon.ico" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  if (process.env.NODE_ENV !== "production") return;
  setPostBodyComponents([
    <WhatIsAskedFor
      key="data"
      path={pathname}
      page={loadPageDataSync(pathname)}
    />,
  ]);
};
