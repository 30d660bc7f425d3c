import { rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/gatsby/check/checkContent";
import { applyEdit } from "../../../support/broken/applyEdit";
import { testBrokenContent } from "../../../support/broken/testBrokenContent";
import { makeOwnContent } from "../../../support/generate/ownContent";

test("for an unknown figure no other figure is proposed: it may say something else", async () => {
  const contentFolder = await makeOwnContent();
  await applyEdit(contentFolder, "pages/home.json", {
    set: "audiences.cards[0].description",
    to: "We have mentored 295+ women.",
  });
  const problems = await checkContent({ contentFolder });
  expect(
    problems
      .filter(({ message }) => message.startsWith('The figure "295+"'))
      .map(({ remedy }) => remedy),
  ).toEqual(["Write the figure as it stands there, or add it there."]);
  rmSync(path.dirname(contentFolder), { recursive: true });
});

testBrokenContent([
  {
    fault: "credits below their total",
    file: "shared/partner-credits.json",
    edit: [
      { set: "[0].number", to: "$8,500+", in: "shared/figures.json" },
      { set: "total", to: "figure-0" },
      { set: "partners[0].value", to: "$50" },
    ],
    field: "total",
    severity: "note",
    message: "more than the credits of the partners together",
    remedy: "Correct a partner's value",
  },
  {
    fault: "figure that disagrees",
    file: "pages/home.json",
    edit: {
      set: "audiences.cards[0].description",
      to: "We have mentored 290+ women.",
    },
    field: "audiences.cards[0].description",
    severity: "note",
    message:
      'The figure "290+" is not among the figures in content/shared/figures.json',
    remedy: "Write the figure as it stands there",
  },
  {
    fault: "seats that disagree",
    file: "pages/cohort.json",
    edit: [
      { set: "hero.seats", to: 20 },
      { set: "hero.seatsLabel", to: "Only 25 seats" },
    ],
    field: "hero.seatsLabel",
    message: "The text says 25, the field hero.seats says 20",
    remedy: "Make the two agree",
  },
  {
    fault: "sign-ups that disagree",
    file: "pages/membership.json",
    edit: [
      { set: "offer.places", to: 50 },
      { set: "offer.text", to: "A free audit for the first 60 sign-ups." },
    ],
    field: "offer.text",
    message: "The text says 60, the field offer.places says 50",
    remedy: "Make the two agree",
  },
]);
