import { hasPassed } from "../../../common/days";
import { fillTemplate } from "../../../common/fillTemplate";
import { writtenDay, type SiteLocale } from "../../../common/localFormats";
import type { Finding, PageBuild } from "../../../common/pageBuild";
import { priceAt, priceOffer } from "../../../common/prices";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";

const query = /* graphql */ `
  query CohortBuild {
    siteContent { currency }
    cohortPage {
      hero { title lead seats actions { to } }
      fee { amount highestAmount }
      dates { days { name date text } }
    }
  }
`;

/** The days of the next cohort, in their order. */
const dayNames = ["deadline", "decision", "start"] as const;

type DayName = (typeof dayNames)[number];

/** The raw days, year-month-day, and the text about each. */
type Dates = Readonly<
  Partial<Record<DayName | "closedText", string>> &
    Record<`${DayName}Text`, string>
>;

interface PageContent {
  readonly hero: {
    readonly offerName: string;
    readonly seats: number;
    readonly taken?: number;
  };
  readonly dates?: Dates;
  readonly fee?: object;
}

/** The cohort's known days, each with its text: "Applications until 31 January 2027" (docs/product.md#cohort). */
const cohortDays = (dates: Dates, { locale }: SiteLocale) =>
  dayNames.flatMap((name) => {
    const date = dates[name];
    if (!date) return [];
    const values = { date: writtenDay(date, "long", locale) };
    const text = fillTemplate(dates[`${name}Text`], values);
    const passedText = name === "deadline" ? dates.closedText : undefined;
    return [{ name, date, text, passedText }];
  });

/** The days are in order: deadline, decision, start. No more seats are taken than there are. */
function* findings({
  hero: { seats, taken = 0 },
  dates,
}: PageContent): Generator<Finding> {
  if (taken > seats)
    yield {
      path: ["hero", "taken"],
      message: `${taken} seats are taken, of ${seats}.`,
      remedy: 'Write at most the number of "seats".',
    };
  const days = dayNames.flatMap((name) => {
    const day = dates?.[name];
    return day ? [{ name, day }] : [];
  });
  for (const [index, { name, day }] of days.entries()) {
    const previous = days[index - 1];
    if (previous && day < previous.day)
      yield {
        path: ["dates", name],
        message: `The ${name} is on ${day}, before the ${previous.name}, ${previous.day}.`,
        remedy:
          "Write the days of one cohort in this order: deadline, decision, start.",
      };
  }
}

export const build = {
  query,
  resolvers: { CohortDates: { days: cohortDays } },
  check: findings,

  /** The cohort, until the last day of applications. */
  offers: ({ hero, dates, fee }) => [
    {
      anchor: "",
      name: hero.offerName,
      day: dates?.deadline,
      dayText: dates?.deadlineText,
      endsThen: true,
      price: priceAt(fee, {
        of: "amount",
        highest: "highestAmount",
        onRequest: "priceOnRequest",
      }),
    },
  ],

  /** The cohort as a course, with its seats and coming dates. */
  entities({ siteContent, cohortPage: { hero, dates, fee } }, { path, today }) {
    const dayOf = (name: DayName) =>
      dates?.days.find(
        (day) => day.name === name && !hasPassed(day.date, today),
      )?.date;
    const [apply] = hero.actions;
    const { amount, highestAmount: highest } = fee ?? {};
    const offer = priceOffer({ amount, highest }, siteContent.currency);
    return [
      {
        "@type": "Course",
        "@id": idOf(path, "cohort"),
        url: absolute(path),
        name: hero.title,
        description: hero.lead,
        provider: theFirm(),
        offers: {
          ...(offer ?? { "@type": "Offer" }),
          category: amount === 0 && !highest ? "Free" : "Paid",
          url: apply && webAddress(apply.to),
          availabilityEnds: dayOf("deadline"),
        },
        hasCourseInstance: {
          "@type": "CourseInstance",
          courseMode: "Blended",
          startDate: dayOf("start"),
          maximumAttendeeCapacity: hero.seats,
        },
      },
    ];
  },

  /** The coming days, such as "Where Visionaries Scale: Applications until 31 January 2027". */
  days: ({ cohortPage: { hero, dates } }, { path, today }) =>
    (dates?.days ?? [])
      .filter(({ date }) => !hasPassed(date, today))
      .map(({ name, date, text }) => ({
        contentId: `cohort-${name}`,
        href: path,
        title: `${hero.title}: ${text}`,
        description: hero.lead,
        date,
        lastDay: date,
      })),
} satisfies PageBuild<Queries.CohortBuildQuery, PageContent>;
