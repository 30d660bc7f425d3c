import type { Place, Organization, WebSite } from "schema-dts";
import { routes } from "../../../common/routes";
import { absolute, idOf, theFirm } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

type Firm = SitePages["content"];
type Office = NonNullable<Firm["offices"]>[number];

/** The digits of a phone number, and its extension, as in its link. */
const telephone = (href: string): string =>
  href.replace("tel:", "").replace(";ext=", " ext. ");

/** The places of an office, one for each city. */
const places = ({ country, cities, email }: Office): Place[] =>
  cities.map((city) => ({
    "@type": "Place",
    name: city,
    address: {
      "@type": "PostalAddress",
      addressCountry: country,
      addressLocality: city,
      email,
    },
  }));

/** Whether a page lists the offices. */
const hasOffices = (path: string): boolean =>
  routes.some((route) => route.path === path && route.role === "offices");

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
    telephone: telephone(firm.phoneHref),
    sameAs: firm.socialProfiles?.map(({ to }) => to),
    ...(hasOffices(path) && {
      location: firm.offices?.flatMap(places),
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
