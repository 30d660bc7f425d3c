import { hasPassed } from "../../../src/common/days";
import { readBuilt } from "../../support/builtSite";
import { pattern } from "../../../src/common/pattern";
import { routes } from "../../../src/common/routes";
import { getNamedType } from "graphql";
import {
  directiveOf,
  model,
  writtenFields,
} from "../../../src/gatsby/model/contentModel";
import { pageType } from "../../../src/gatsby/model/pageNames";
import { missingTexts } from "../../support/missingTexts";
import {
  comingEvents,
  contentFile,
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
  /\.(tone|kind|key|path|aspectRatio)$|\.sheet\.mark\.|\.days\.\d+\.name$/,
  // In a list that is long or expanded.
  /\.toggle\.(initialCount|moreLabel|lessLabel)$/,
  // If any profile can be followed.
  /^page\.follow\.heading$/,
  // If a programme or a tier has them.
  /\.labels\.(includes|workload|hoursPerWeek|nextStart|seats)$/,
  // While a long message is typed, and after a form has been sent.
  /\.form\.(spaceLeft|tooLong|sending|sent|failed|alternative)/,
  /\.newsletter\.(mail|opened|copyLabel|copiedLabel)/,
  // On other days, and of an event of several days.
  /\.(lastDay|ends|offerEnds)$|\bevents\.\d+\.(month|shownDays|daysOfMonth)$/,
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
  /^event\.(ends|notice|outcomeHtml)$|\bevents\.\d+\.notice$/,
  // Once the day has passed.
  /\.days\.\d+\.passedText$/,
  // Beside the firm's pattern, if it has one.
  ...(pattern ? [] : [/\.callToAction\.pattern\./]),
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

interface SheetPage {
  readonly sheet?: unknown;
  readonly blueprint?: { readonly sheet?: unknown } | null;
}

/** Whether a place of the content is missing: shared/gallery.json, or site.json offices. */
function isMissing(place: string): boolean {
  const [file = "", field] = place.split(" ");
  const value = contentFile(file.replace(".json", ""));
  return !value || (field !== undefined && !(field in value));
}

/** Sections that a page does not show, because the content lacks what they are shown with (@shownWith). */
const unshownSections = (path: string): RegExp[] =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ page }) => writtenFields(model.getType(pageType(page))))
    .filter(({ type }) => {
      const place = directiveOf(getNamedType(type), "shownWith")?.["place"];
      return place && isMissing(String(place));
    })
    .map(({ name }) => RegExp(`^page\\.${name}\\.`));

test.each(examplePaths)("the page %s shows all of its content", (path) => {
  const { body } = new DOMParser().parseFromString(
    readBuilt(`${path}/index.html`),
    "text/html",
  );
  const { data } = pageData<{ page?: SheetPage }>(path);
  const shownData: unknown = JSON.parse(JSON.stringify(data, shown));
  expect(
    missingTexts(shownData, body.querySelector("main") ?? body, [
      ...elsewhere,
      ...unshownSections(path),
      // In place of a picture.
      ...(data.page?.sheet ? [/^page\.hero\.picture\./] : []),
      ...(data.page?.blueprint?.sheet ? [/^page\.blueprint\.picture\./] : []),
    ]),
  ).toEqual([]);
});
