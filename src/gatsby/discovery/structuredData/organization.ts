import type { Place, Organization, WebSite } from "schema-dts";
import { routes } from "../../../common/routes";
import { absolute } from "../../../common/siteUrl";
import { idOf, theFirm } from "../../../common/structuredData";
import type { SourceData } from "./sourceData";

type Office = NonNullable<SourceData["content"]["offices"]>[number];

/** The places of an office, one for each city. */
export const places = ({
  country,
  cities,
  address,
  email,
  phoneHref,
}: Office): Place[] =>
  cities.map((city, index) => ({
    "@type": "Place",
    name: city,
    address: {
      "@type": "PostalAddress",
      addressCountry: country,
      addressLocality: city,
      ...(index === 0 && address && { streetAddress: address }),
      ...(phoneHref && { telephone: phoneHref.replace("tel:", "") }),
      email,
    },
  }));

/** Whether a page lists the offices. */
const hasOffices = (path: string): boolean =>
  routes.some((route) => route.path === path && route.role === "offices");

/** The firm, with its offices on the page that lists them. */
export function organization(
  { content }: SourceData,
  path: string,
): Organization {
  return {
    "@type": "Organization",
    "@id": idOf("/", "organization"),
    name: content.brand.fullName,
    legalName: content.legal.registeredName,
    identifier: content.legal.registrationNumber,
    address: content.legal.registeredOffice,
    description: content.tagline,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute("/icon-512.png"),
    email: content.email,
    telephone: content.phoneHref.replace("tel:", ""),
    sameAs: content.socialProfiles?.map(({ to }) => to),
    ...(hasOffices(path) && {
      location: content.offices?.flatMap(places),
    }),
  };
}

/** The site as a whole. */
export function website({ content }: SourceData): WebSite {
  return {
    "@type": "WebSite",
    "@id": idOf("/", "website"),
    url: absolute("/"),
    name: content.brand.fullName,
    inLanguage: content.locale,
    publisher: theFirm(),
  };
}
