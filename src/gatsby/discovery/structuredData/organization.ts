import type { Place, Organization, WebSite } from "schema-dts";
import { language } from "../../../common/language";
import { pathOf } from "../../../common/routes";
import { absolute } from "../siteUrl";
import type { SourceData } from "./sourceData";

/** The stable id of a part of a page. */
export const idOf = (path: string, name: string): string =>
  `${absolute(path)}#${name}`;

/** A reference to the firm. */
export const theFirm = () => ({ "@id": idOf("/", "organization") });

function office({
  region,
  cities,
  email,
}: SourceData["content"]["offices"][number]): Place {
  return {
    "@type": "Place",
    name: region,
    address: {
      "@type": "PostalAddress",
      addressCountry: region,
      addressLocality: cities,
      email,
    },
  };
}

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
    sameAs: content.socialProfiles.map(({ to }) => to),
    ...(path === pathOf("contact") && {
      location: content.offices.map(office),
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
    inLanguage: language,
    publisher: theFirm(),
  };
}
