import { graphql, useStaticQuery } from "gatsby";

/** What every page shows of content/site.json, and the site's documents. */
export function useShell() {
  const { metadata, site, documents } = useStaticQuery<Queries.ShellQuery>(
    graphql`
      query Shell {
        metadata: site {
          siteMetadata {
            siteUrl
          }
        }
        site: siteContent {
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
          phone
          phoneHref
          legal {
            registeredName
            registrationNumber
            registeredOffice
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
        documents: allDocument(sort: [{ order: ASC }, { contentId: ASC }]) {
          nodes {
            label
            path
          }
        }
      }
    `,
  );
  if (!metadata?.siteMetadata || !site)
    throw new Error("The site's content is missing");
  return {
    siteUrl: metadata.siteMetadata.siteUrl,
    site,
    documents: documents.nodes,
  };
}
