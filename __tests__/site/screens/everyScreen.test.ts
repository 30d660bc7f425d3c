import { renderHook } from "@testing-library/react";
import { hasPassed } from "../../../src/common/days";
import { readBuilt } from "../../support/builtSite";
import { useShell } from "../../../src/site/ui/hooks/useShell";
import { missingTexts } from "../../support/missingTexts";
import {
  comingEvents,
  examplePaths,
  hubTabs,
  pageData,
  publishedItems,
  today,
} from "../../support/pages";

/** Content that a page queries and does not show in its screen at first. */
const elsewhere = [
  // In its head.
  /\bseo\./,
  // Colours and keys.
  /\.(__typename|noteUntil|tone|kind|key|path|aspectRatio)$|\.sheet\.mark\.|\.days\.\d+\.name$/,
  // In a list that is long or expanded.
  /\.toggle\.(initialCount|moreLabel|lessLabel)$/,
  // If any profile can be followed.
  /^page\.follow\.heading$/,
  // If a programme or a tier has them.
  /\.labels\.(includes|workload|hoursPerWeek|nextStart|seats)$/,
  // While a long message is typed, and after a form has been sent.
  /\.form\.(sending|sent|failed|alternative)/,
  /\.newsletter\.(mail|opened|copyLabel|copiedLabel)/,
  // On other days, and of an event of several days.
  /\.(lastDay|offerEnds)$|\bevents\.\d+\.(month|shownDays|daysOfMonth)$/,
  /^page\.(tabs\.\d+\.none|events\.passedHeading)$/,
  // The gallery shows one picture; the hints come with full size and with errors.
  /^gallery\.(pictures\.|closeHint|failedText)/,
  // If each kind has an item, and an event can be registered for.
  ...(hubTabs.every(({ kind }) => publishedItems(kind).length > 0) &&
  comingEvents().length > 0
    ? []
    : [/\.tabs\.\d+\.linkLabel$/]),
  // Of parts that an item or a document may lack.
  /^(labels|hub)\.|^articleLabels\.(copied|copyFailed|related|notFound\.awaited)/,
  // In the head and the addresses of an item, and in other states of an event.
  /\.contentId$|^(item|event|related\.\d+)\.href$|^item\.description$/,
  /^event\.notice$|\bevents\.\d+\.notice$/,
  // Once the day has passed.
  /\.days\.\d+\.passedText$/,
  // If no programme has a discount.
  /^page\.labels\.(listPrice|offerPrice)$/,
  // If the hub does not show all items.
  /\.archive\.(title|pagesLabel|pageLabel|newer|older)$/,
];

interface Entry {
  readonly name?: string | null;
  readonly follow?: boolean;
  readonly date?: string;
  readonly day?: string;
  readonly lastDay?: string | null;
  readonly offerEnds?: string | null;
}

const isOver = (day?: string | null) => Boolean(day && hasPassed(day, today));

/**
 * Leaves out profiles that nobody follows, such as WhatsApp, and what is over: days, starts, offers and registrations.
 */
function shown(this: Entry, name: string, value: unknown): unknown {
  if (name === "socialProfiles")
    return (value as Entry[]).filter(({ follow }) => follow !== false);
  if (name === "offers")
    return (value as Entry[] | null)?.filter(
      ({ name: offered, day }) => offered && !isOver(day),
    );
  if (name === "days")
    return (value as Entry[]).filter(({ date }) => !isOver(date));
  if (name === "nextStart" && isOver((value as Entry | null)?.day))
    return undefined;
  // An object, or a text beside its last day.
  if (
    name === "offer" &&
    isOver((value as Entry | null)?.offerEnds ?? this.offerEnds)
  )
    return undefined;
  return name === "href" && isOver(this.lastDay) ? undefined : value;
}

const bodyOf = (path: string) =>
  new DOMParser().parseFromString(readBuilt(`${path}/index.html`), "text/html")
    .body;

test.each(examplePaths)("the page %s shows all of its content", (path) => {
  const body = bodyOf(path);
  const { data } = pageData(path);
  const shownData: unknown = JSON.parse(JSON.stringify(data, shown));
  expect(
    missingTexts(shownData, body.querySelector("main") ?? body, [...elsewhere]),
  ).toEqual([]);
});

const { site, documents } = renderHook(useShell).result.current;

/** Content of the frame that the contact form, the newsletter and the page's head show, or that goes with other content. */
const outsideFrame = [/fullName$|messagesKept$|\.locale$/];

test.each([...examplePaths, "/404"])(
  "the header and the footer of %s show all of the firm, and link to every document",
  (path) => {
    const body = bodyOf(path);
    body.querySelector("main")?.remove();
    expect(missingTexts({ site, documents }, body, outsideFrame)).toEqual([]);
    // The logo leads home.
    const logo = body.querySelector('header a[href="/"]');
    expect(logo?.textContent).toContain(site.brand.name);
  },
);

interface IconCard {
  readonly title: string;
  readonly description: string;
  /** The icon's path. */
  readonly icon: string;
  readonly figure?: { readonly number: string };
}

const isIconCard = (value: object): value is IconCard =>
  "title" in value &&
  "description" in value &&
  "icon" in value &&
  value.icon !== null;

/** The cards with icons in the data of a page. */
function iconCards(value: unknown): readonly IconCard[] {
  if (typeof value !== "object" || value === null) return [];
  return isIconCard(value) ? [value] : Object.values(value).flatMap(iconCards);
}

test.each(examplePaths)(
  "each card of %s has its title, description, icon and figure",
  (path) => {
    const entries = [...bodyOf(path).querySelectorAll("main :is(li, article)")];
    const isWhole = ({ title, description, icon, figure }: IconCard) =>
      entries.some(
        (entry) =>
          [title, description, figure?.number ?? ""].every((text) =>
            entry.textContent.includes(text),
          ) &&
          entry.querySelector(`path[d="${icon}"]`) &&
          !entry.querySelector("li, article"),
      );
    const cards = iconCards(pageData(path).data);
    expect(cards.filter((card) => !isWhole(card))).toEqual([]);
  },
);
