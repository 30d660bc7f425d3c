import { routes } from "../../../src/common/routes";
import { readBuilt } from "../../support/builtSite";
import { missingTexts } from "../../support/missingTexts";
import { pageData } from "../../support/pages";

/** What a page asks for and shows elsewhere than in its screen, in its look, or later. */
const elsewhere = [
  // In its head.
  /\bseo\./,
  // As a colour, or as the name of a thing among others.
  /\.(tone|kind|key|path|aspectRatio)$|\.days\.\d+\.name$/,
  // Once a list has been unfolded, or where it is long.
  /\.toggle\.(more|less)Label$/,
  // Where a profile is one to follow.
  /^page\.follow\.heading$/,
  // Where a programme or a tier says so.
  /\.labels\.(includes|workload|hoursPerWeek|nextStart|seats)$/,
  // Once a form has been sent.
  /\.form\.(sending|sent|failed|alternative)/,
  /\.newsletter\.(mail|opened|sending|sent|failed)/,
  // Where the site can send mail.
  /\.newsletter\.notice$|\.legal\.unsubscribeTime$/,
  // On other days.
  /\.(lastDay|offerEnds)$/,
  /^page\.events\.(none|passedHeading)$/,
  // One picture at a time; in its full size; where it cannot be had.
  /^gallery\.(pictures\.|closeHint|failedText)/,
  // Where there are more items than the hub shows.
  /\.archive\.(title|pagesLabel|pageLabel|newer|older)$/,
];

/** Profiles that visitors follow; the others are for talking. */
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
