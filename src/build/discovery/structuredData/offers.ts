import type { Course, FAQPage, Product, Service } from "schema-dts";
import { slug } from "../../../common/slug";
import type { Ids } from "./ids";
import type { StructuredSource } from "./source";

interface Titled {
  title: string;
  description: string;
}

/** A service and what it consists of. */
export function service(
  { title, description }: Titled,
  parts: readonly Titled[],
  path: string,
  ids: Ids,
): Service {
  return {
    "@type": "Service",
    "@id": ids.of(path, "service"),
    name: title,
    description,
    url: ids.address(path),
    provider: { "@id": ids.organization },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: parts.map((part) => ({
        "@type": "Offer",
        itemOffered: {
          "@type": "Service",
          name: part.title,
          description: part.description,
          provider: { "@id": ids.organization },
        },
      })),
    },
  };
}

/** "8 weeks" -> "P8W". */
function isoDuration(duration: string): string | undefined {
  const weeks = /^(\d+) weeks?$/.exec(duration)?.[1];
  return weeks && `P${weeks}W`;
}

/** The programmes with their offer prices. */
export function courses(
  { online }: Pick<StructuredSource, "online">,
  path: string,
  ids: Ids,
): Course[] {
  return online.groups
    .flatMap(({ programmes }) => programmes)
    .map(({ title, duration, outcome, offerPrice, action }) => ({
      "@type": "Course",
      "@id": ids.of(path, slug(title)),
      name: title,
      description: outcome,
      provider: { "@id": ids.organization },
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: offerPrice,
        priceCurrency: "INR",
        url: ids.link(action.to),
      },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        duration: isoDuration(duration),
      },
    }));
}

/** The cohort: a course with a fixed number of seats. */
export function cohortCourse(
  { cohort: { hero } }: StructuredSource,
  path: string,
  ids: Ids,
): Course {
  return {
    "@type": "Course",
    "@id": ids.of(path, "cohort"),
    name: hero.title,
    description: hero.lead,
    provider: { "@id": ids.organization },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Blended",
      maximumAttendeeCapacity: hero.seats,
    },
  };
}

/** The membership tiers with their price for a year. */
export function memberships(
  { membership }: Pick<StructuredSource, "membership">,
  path: string,
  ids: Ids,
): Product[] {
  return membership.groups.flatMap(({ audience, tiers }) =>
    tiers.map(({ name, price, description }) => ({
      "@type": "Product",
      "@id": ids.of(path, slug(`${audience} ${name}`)),
      name,
      description,
      category: audience,
      brand: { "@id": ids.organization },
      offers: {
        "@type": "Offer",
        price,
        priceCurrency: "INR",
        url: ids.link(membership.labels.action.to),
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "INR",
          unitCode: "ANN",
        },
      },
    })),
  );
}

/** Questions and answers as the page shows them. */
export function faqPage(
  items: readonly { question: string; answer: string }[],
  path: string,
  ids: Ids,
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": ids.of(path, "faq"),
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
