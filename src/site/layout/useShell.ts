import { graphql, useStaticQuery } from "gatsby";

/** The content of header, footer and controls, from content/site.json and content/shared/interface.json. */
export function useShell() {
  const { site, documents, labels } = useStaticQuery<Queries.ShellQuery>(
    graphql`
      query Shell {
        site: siteContent {
          ...Header
          ...Footer
        }
        documents: allDocument(sort: { order: ASC }) {
          nodes {
            ...DocumentLink
          }
        }
        labels: interfaceLabels {
          ...Labels
        }
      }

      fragment Labels on InterfaceLabels {
        opensInNewTab
        skipToContent
        openMenu
        closeMenu
        mainNavigation
        footerNavigation
        documentNavigation
        socialNavigation
        breadcrumb
        home
        previous
        next
        carousel
        slide
        pause
        play
        close
        loading
        notifications
        of
        optional
        errorTitle
        errorText
        errorReload
        errorHome
        search {
          open
          title
          placeholder
          hint
          found
          none
          topics
          kinds
          allKinds
          failed
          retry
        }
      }
    `,
  );
  if (!site || !labels) throw new Error("The site's content is missing");
  return { site, documents: documents.nodes, labels };
}
