import type {
  Course,
  CourseInstance,
  FAQPage,
  ItemList,
  Product,
  Service,
} from "schema-dts";
import { hasPassed } from "../../../common/days";
import { slug } from "../../../common/slug";
import type { CohortDay } from "../../model/cohortDays";
import { absolute, webAddress } from "../siteUrl";
import type { SourceData } from "./sourceData";
import { idOf, theFirm } from "./organization";

type Programme = SourceData["online"]["groups"][number]["programmes"][number];

/** The service of a page, with its parts. It is the first service that links to the page. */
export function service(
  { services }: SourceData,
  path: string,
  parts: readonly { title: string; description: string }[],
): Service[] {
  const titled = services.nodes.filter(({ to }) => to === path).slice(0, 1);
  return titled.map(({ title, description }) => ({
    "@type": "Service",
    "@id": idOf(path, "service"),
    name: title,
    description,
    url: absolute(path),
    provider: theFirm(),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: parts.map((part) => ({
        "@type": "Offer",
        itemOffered: {
          "@type": "Service",
          name: part.title,
          description: part.description,
          provider: theFirm(),
        },
      })),
    },
  }));
}

/** Schedule of a programme. Its length is known if the duration is in weeks. Leaves out a start that has passed. */
function courseInstance(
  { duration, hoursPerWeek, nextStart }: Programme,
  today: string,
): CourseInstance {
  const weeks = Number(/^(\d+) weeks?$/.exec(duration)?.[1] ?? 0);
  return {
    "@type": "CourseInstance",
    courseMode: "Online",
    ...(weeks > 0 && {
      duration: `P${weeks}W`,
      courseSchedule: {
        "@type": "Schedule",
        repeatFrequency: "Weekly",
        repeatCount: weeks,
      },
      ...(hoursPerWeek && { courseWorkload: `PT${weeks * hoursPerWeek}H` }),
    }),
    ...(nextStart &&
      !hasPassed(nextStart.date, today) && {
        startDate: nextStart.date,
        maximumAttendeeCapacity: nextStart.seats ?? undefined,
      }),
  };
}

/** The programmes with their offer prices. Each entry links to its heading on the page. */
export function courses(
  { online }: Pick<SourceData, "online">,
  path: string,
  today: string,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": idOf(path, "programmes"),
    itemListElement: online.groups
      .flatMap(({ programmes }) => programmes)
      .map((programme, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Course",
          "@id": idOf(path, programme.anchor),
          url: idOf(path, programme.anchor),
          name: programme.title,
          description: programme.outcome,
          provider: theFirm(),
          offers: {
            "@type": "Offer",
            category: "Paid",
            price: programme.offerPrice,
            priceCurrency: "INR",
            url: webAddress(programme.action.to),
          },
          hasCourseInstance: courseInstance(programme, today),
        },
      })),
  };
}

/** The cohort as a course, with its seats and coming dates. */
export function cohortCourse(
  { cohort: { hero, dates } }: SourceData,
  path: string,
  today: string,
): Course {
  const dayOf = (name: CohortDay["name"]) =>
    dates.days.find((day) => day.name === name && !hasPassed(day.date, today))
      ?.date;
  const [apply] = hero.actions;
  return {
    "@type": "Course",
    "@id": idOf(path, "cohort"),
    url: absolute(path),
    name: hero.title,
    description: hero.lead,
    provider: theFirm(),
    offers: {
      "@type": "Offer",
      category: "Paid",
      url: apply && webAddress(apply.to),
      availabilityEnds: dayOf("deadline"),
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Blended",
      startDate: dayOf("start"),
      maximumAttendeeCapacity: hero.seats,
    },
  };
}

/** The membership tiers with their price for a year. */
export function memberships(
  { membership }: Pick<SourceData, "membership">,
  path: string,
): Product[] {
  return membership.groups.flatMap(({ audience, tiers }) =>
    tiers.map(({ name, price, description }) => ({
      "@type": "Product",
      "@id": idOf(path, slug(`${audience} ${name}`)),
      name,
      description,
      category: audience,
      brand: theFirm(),
      offers: {
        "@type": "Offer",
        price,
        priceCurrency: "INR",
        url: webAddress(membership.labels.action.to),
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

/** The questions and answers of a page. */
export function faqPage(
  items: readonly { question: string; answer: string }[],
  path: string,
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": idOf(path, "faq"),
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
