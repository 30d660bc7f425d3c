import { graphql, useStaticQuery } from "gatsby";

/** What every page shows, from content/site.json and content/shared/interface.json: the firm, its documents, labels. */
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
          ...ShellSite
        }
        documents: allDocument(sort: [{ order: ASC }, { contentId: ASC }]) {
          nodes {
            label
            path
          }
        }
        labels: interfaceLabels {
          ...ShellLabels
        }
      }
    `);
  if (!metadata?.siteMetadata || !site || !labels)
    throw new Error("The site's content is missing");
  return {
    siteUrl: metadata.siteMetadata.siteUrl,
    site,
    documents: documents.nodes,
    labels,
  };
}

/** The labels of controls. */
export const useLabels = () => useShell().labels;

export const fragments = graphql`
  fragment ShellSite on SiteContent {
    sample
    locale
    brand {
      name
      legalForm
      fullName
    }
    tagline
    copyright
    reach
    email
    emailHref
    phone
    phoneHref
    phones {
      ...PhoneLink
    }
    legal {
      registeredName
      registrationNumber
      registeredOffice
      messagesKept
    }
    bookNow {
      label
      to
    }
    navigation {
      label
      to
    }
    socialProfiles {
      label
      icon
      to
      follow
    }
    footer {
      servicesHeading
      services {
        label: navLabel
        to
      }
      joinHeading
      join {
        ...Action
      }
      contactHeading
    }
  }

  fragment ShellLabels on InterfaceLabels {
    opensInNewTab
    skipToContent
    openMenu
    closeMenu
    mainNavigation
    footerNavigation
    documentNavigation
    socialNavigation
    breadcrumb
    previous
    next
    carousel
    slide
    pause
    close
    loading
    notifications
    of
    optional
    cut
    refusedSign {
      text
      space
      noBreakSpace
      zeroWidthSpace
    }
    errorTitle
    errorText
    errorOffline
    errorReload
    errorHome
    search {
      open
      title
      placeholder
      hint
      found
      more
      none
      topics
      failed
      unsupported
      retry
    }
  }
`;
