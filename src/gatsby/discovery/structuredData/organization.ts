import type { Organization, WebSite } from "schema-dts";
import { contactPath } from "../../../common/routes";
import { absolute, idOf, theFirm } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

type Firm = SitePages["content"];

/** The firm, with its offices on the page that lists them. */
export function organization(firm: Firm, path: string): Organization {
  return {
    "@type": "Organization",
    "@id": idOf("/", "organization"),
    name: firm.brand.fullName,
    legalName: firm.legal.registeredName,
    identifier: firm.legal.registrationNumber,
    address: firm.legal.registeredOffice,
    description: firm.tagline,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute("/icon-512.png"),
    email: firm.email,
    telephone: firm.phoneHref.replace("tel:", ""),
    sameAs: firm.socialProfiles?.map(({ to }) => to),
    ...(path === contactPath && {
      location: firm.offices.map(({ region, country, cities, email }) => ({
        "@type": "Place",
        name: region,
        address: {
          "@type": "PostalAddress",
          addressCountry: country,
          addressLocality: cities.join(", "),
          email,
        },
      })),
    }),
  };
}

/** The site as a whole. */
export function website(firm: Firm): WebSite {
  return {
    "@type": "WebSite",
    "@id": idOf("/", "website"),
    url: absolute("/"),
    name: firm.brand.fullName,
    inLanguage: firm.locale,
    publisher: theFirm(),
  };
}
