import { dayMs, hasPassed } from "../../../common/days";
import { cohortDayNames } from "../../model/cohortDays";
import { articleKinds } from "../../model/itemKinds";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent, type Rule } from "./validContent";

interface EventFile {
  readonly date: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly link?: string;
  readonly announced?: string;
  readonly agenda?: readonly { readonly time: string }[];
}

/** An event that takes more days is probably a slip. */
const mostDays = 31;

/** An event ends after it begins. It has both times or neither. Until it ends it has a link to register. */
function* eventProblems(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<EventFile>(content, "EventItem")) {
    const { date, endDate = date, startTime, endTime, link } = value;
    if (endDate < date)
      yield file.problem(
        ["endDate"],
        `The event ends on ${endDate}, before it begins on ${date}.`,
        "Write the last day of the event. If it takes one day, remove the field.",
      );
    if (endDate === date && startTime && endTime && endTime <= startTime)
      yield file.problem(
        ["endTime"],
        `The event ends at ${endTime}, but begins at ${startTime}.`,
        "Write the time at which it ends. If it ends on another day, add endDate.",
      );
    if (Boolean(startTime) !== Boolean(endTime))
      yield file.problem(
        [startTime ? "startTime" : "endTime"],
        `The event has no ${startTime ? "endTime" : "startTime"}.`,
        "Write both times, or neither for an all-day event.",
      );
    if (link === undefined && !hasPassed(endDate, content.context.today))
      yield file.problem(
        [],
        "Visitors cannot register for this coming event.",
        'Add "link" with the https address of the registration, or with the name of a link in content/site.json.',
      );
  }
}

/** Notes on days and times of events that are possible, but unlikely. */
function* eventNotes(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<EventFile>(content, "EventItem")) {
    const { date, endDate = date, announced = date, agenda = [] } = value;
    const days = (Date.parse(endDate) - Date.parse(date)) / dayMs + 1;
    const early = agenda.findIndex(
      ({ time }, index) => time < (agenda[index - 1]?.time ?? ""),
    );
    if (days > mostDays)
      yield file.note(
        ["endDate"],
        `The event takes ${days} days.`,
        "Correct the days, if this is a slip.",
      );
    if (announced > endDate)
      yield file.note(
        ["announced"],
        `The event is announced on ${announced}, after it has ended.`,
        "Write the day on which visitors first read of it.",
      );
    if (days === 1 && early > 0)
      yield file.note(
        ["agenda", early, "time"],
        `${agenda[early]?.time} comes before the time above it.`,
        "Write the parts of the agenda in the order of their times.",
      );
  }
}

/** The cohort's days are in order: deadline, decision, start. */
function* cohortDays(content: ValidContent): Generator<Problem> {
  interface Cohort {
    dates: Partial<Record<string, string>>;
  }
  for (const { file, value } of filesOf<Cohort>(content, "CohortPage")) {
    const names = cohortDayNames.filter((name) => value.dates[name]);
    for (const [index, name] of names.entries()) {
      const previous = names[index - 1] ?? name;
      const [day = "", earliest = ""] = [name, previous].map(
        (each) => value.dates[each],
      );
      if (day < earliest)
        yield file.problem(
          ["dates", name],
          `The ${name} is on ${day}, before the ${previous}, ${earliest}.`,
          "Write the days of one cohort in this order: deadline, decision, start.",
        );
    }
  }
}

interface ReadableFile {
  readonly date: string;
  readonly article?: { readonly updated?: string };
}

/** An article is not updated before its date. */
function* updates(content: ValidContent): Generator<Problem> {
  for (const { file, value } of articleKinds.flatMap(({ type }) =>
    filesOf<ReadableFile>(content, type),
  )) {
    const { date, article } = value;
    const updated = article?.updated ?? date;
    if (updated < date)
      yield file.problem(
        ["article", "updated"],
        `The article was updated on ${updated}, before its date, ${date}.`,
        "Write the day of the last change, or remove the field.",
      );
  }
}

interface Programmes {
  groups: { programmes: { listPrice: number; offerPrice: number }[] }[];
}

interface Membership {
  groups: { tiers: { price: number }[] }[];
}

/** An offer price is not above the list price. */
function* offerPrices(content: ValidContent): Generator<Problem> {
  const pages = filesOf<Programmes>(content, "ServicesOnlineProgramsPage");
  for (const { file, value } of pages)
    for (const [group, { programmes }] of value.groups.entries())
      for (const [index, programme] of programmes.entries())
        if (programme.offerPrice > programme.listPrice)
          yield file.problem(
            ["groups", group, "programmes", index, "offerPrice"],
            `The offer price ${programme.offerPrice} is above the list price ${programme.listPrice}.`,
            "Write an offer price that is not above the list price.",
          );
}

/** A higher tier costs more than the tier below. */
function* tierPrices(content: ValidContent): Generator<Problem> {
  for (const { file, value } of filesOf<Membership>(content, "MembershipPage"))
    for (const [group, { tiers }] of value.groups.entries())
      for (const [index, { price }] of tiers.entries()) {
        const below = tiers[index - 1]?.price ?? 0;
        if (price <= below)
          yield file.note(
            ["groups", group, "tiers", index, "price"],
            `The price ${price} is not above the price ${below} of the tier below.`,
            "Correct the price, or order the tiers from the lowest to the highest.",
          );
      }
}

/** Days, times and prices that contradict each other. */
export const contradictionRules: readonly Rule[] = [
  eventProblems,
  eventNotes,
  cohortDays,
  updates,
  offerPrices,
  tierPrices,
];
