import { routes } from "../../../src/common/routes";
import { readBuilt } from "../../support/builtSite";
import { missingTexts } from "../../support/missingTexts";
import { pageData } from "../../support/pages";

/** Content that a page queries and does not show in its screen at first. */
const elsewhere = [
  // In its head.
  /\bseo\./,
  // Colours and keys.
  /\.(tone|kind|key|path|aspectRatio)$|\.days\.\d+\.name$/,
  // In a list that is long or expanded.
  /\.toggle\.(more|less)Label$/,
  // If any profile can be followed.
  /^page\.follow\.heading$/,
  // If a programme or a tier has them.
  /\.labels\.(includes|workload|hoursPerWeek|nextStart|seats)$/,
  // After a form has been sent.
  /\.form\.(sending|sent|failed|alternative)/,
  /\.newsletter\.(mail|opened|sending|sent|failed)/,
  // If the site can send mail.
  /\.newsletter\.notice$|\.legal\.unsubscribeTime$/,
  // On other days.
  /\.(lastDay|offerEnds)$/,
  /^page\.events\.(none|passedHeading)$/,
  // The gallery shows one picture; the hints come with full size and with errors.
  /^gallery\.(pictures\.|closeHint|failedText)/,
  // If the hub does not show all items.
  /\.archive\.(title|pagesLabel|pageLabel|newer|older)$/,
];

/** Leaves out profiles that nobody follows, such as WhatsApp. */
const followed = (name: string, value: unknown): unknown =>
  name === "socialProfiles" && Array.isArray(value)
    ? value.filter((profile: { follow?: boolean }) => profile.follow !== false)
    : value;

test.each(routes)("the page $path shows all of its content", (route) => {
  const { body } = new DOMParser().parseFromString(
    readBuilt(`${route.path}/index.html`),
    "text/html",
  );
  const data: unknown = JSON.parse(
    JSON.stringify(pageData(route.path).data, followed),
  );
  expect(
    missingTexts(data, body.querySelector("main") ?? body, elsewhere),
  ).toEqual([]);
});
