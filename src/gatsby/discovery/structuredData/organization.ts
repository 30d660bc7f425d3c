import type { Place, Organization, WebSite } from "schema-dts";
import { language } from "../../../common/language";
import type { Ids } from "./ids";
import type { StructuredSource } from "./source";

function office({
  region,
  cities,
  email,
}: StructuredSource["content"]["offices"][number]): Place {
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

/** The firm as every page shows it in header and footer; its offices where they are listed. */
export function organization(
  { content }: StructuredSource,
  ids: Ids,
  withOffices: boolean,
): Organization {
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: content.brand.fullName,
    legalName: content.legal.registeredName,
    identifier: content.legal.registrationNumber,
    address: content.legal.registeredOffice,
    description: content.tagline,
    url: ids.address("/"),
    logo: ids.address("/icon-512.png"),
    image: ids.address("/icon-512.png"),
    email: content.email,
    telephone: content.phoneHref.replace("tel:", ""),
    sameAs: content.socialProfiles.map(({ to }) => to),
    ...(withOffices && { location: content.offices.map(office) }),
  };
}

/** The site as a whole. */
export function website({ content }: StructuredSource, ids: Ids): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website,
    url: ids.address("/"),
    name: content.brand.fullName,
    inLanguage: language,
    publisher: { "@id": ids.organization },
  };
}
