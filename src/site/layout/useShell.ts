import { graphql, useStaticQuery } from "gatsby";

/** The content of head, header, footer and controls, from content/site.json and content/shared/interface.json. */
export function useShell() {
  const { metadata, site, documents, labels } =
    useStaticQuery<Queries.ShellQuery>(graphql`
      query Shell {
        metadata: site {
          siteMetadata {
            siteUrl
          }
        }
        site: siteContent {
          brand {
            fullName
          }
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
    `);
  if (!metadata?.siteMetadata || !site || !labels)
    throw new Error("The site's content is missing");
  return {
    siteUrl: metadata.siteMetadata.siteUrl,
    siteName: site.brand.fullName,
    site,
    documents: documents.nodes,
    labels,
  };
}
