import {
  drawBrochure,
  type BrochureContent,
} from "../../../src/gatsby/brochure/drawBrochure";
import { Sheet } from "../../../src/gatsby/brochure/Sheet";
import { traceKolam } from "../../../src/common/kolam/traceKolam";
import cohort from "../../../content/pages/cohort.json";
import credits from "../../../content/shared/partner-credits.json";
import site from "../../../content/site.json";

const today = "2027-01-01";

const content: BrochureContent = {
  content: site,
  credits,
  cohort: {
    ...cohort,
    dates: {
      days: [
        { date: "2026-12-31", text: "Applications until New Year's Eve" },
        { date: "2027-01-01", text: "Begins on New Year's Day" },
      ],
    },
  },
};

const pagesOf = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** Draws the brochure with other content of the cohort page. */
const draw = (changes: Partial<BrochureContent["cohort"]> = {}) =>
  drawBrochure(
    { ...content, cohort: { ...content.cohort, ...changes } },
    today,
  );

it("is a reproducible, tagged A4 document in Indian English, under 1 MB", async () => {
  const pdf = await draw();
  expect(pdf.equals(await draw())).toBe(true);
  const text = pdf.toString("latin1");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeLessThan(1_000_000);
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2);
  for (const part of [
    "[0 0 595.28 841.89]",
    "/Marked true",
    "/ToUnicode",
    "(en-IN)",
    "/S /H1",
  ])
    expect(text).toContain(part);
  expect(text.match(/\/S \/H2\b/g)?.length).toBe(6);
  expect(text.match(/\/S \/TR\b/g)?.length).toBe(1 + credits.partners.length);
});

const eligibility = {
  heading: "Criteria",
  items: Array.from({ length: 20 }, (_, index) => `Criterion ${index}`),
};
const description = "A long description. ".repeat(20);
const journey = {
  ...cohort.journey,
  steps: cohort.journey.steps.map((step) => ({ ...step, description })),
};

it.each([
  ["list", { eligibility }],
  ["row of steps", { journey }],
])("adds a page when a %s no longer fits", async (_name, changes) => {
  const normal = pagesOf(await draw());
  const tag = jest.spyOn(Sheet.prototype, "tag");
  expect(pagesOf(await draw(changes))).toBe(normal + 1);
  const ends = tag.mock.results.map(({ value }) => Number(value));
  const starts = tag.mock.calls.map(([, , , [, y]]) => y);
  // A text that starts on one page and ends on the next ends higher than it starts.
  expect(ends.filter((end, index) => end < (starts[index] ?? 0))).toEqual([]);
});

it("shows only dates that have not passed", async () => {
  const tag = jest.spyOn(Sheet.prototype, "tag");
  await draw();
  const texts = tag.mock.calls.map(([, text]) => text);
  expect(texts).toContain("Begins on New Year's Day");
  expect(texts).not.toContain("Applications until New Year's Eve");
});

it.each([1, 20, 60])(
  "shows a dot for each of %i seats and the label below, inside the blue plane at the top",
  async (seats) => {
    const plane = jest.spyOn(Sheet.prototype, "plane");
    const kolam = jest.spyOn(Sheet.prototype, "kolam");
    const tag = jest.spyOn(Sheet.prototype, "tag");
    const seatsLabel = "Only these seats are left";
    await draw({ hero: { ...cohort.hero, seats, seatsLabel } });
    const [[, top, height] = []] = plane.mock.calls;
    const [[cells = [], size = 0, [, y] = [0, 0]] = []] = kolam.mock.calls;
    const label = tag.mock.calls.findIndex(([, text]) => text === seatsLabel);
    const drawing = traceKolam(cells, size);
    expect(drawing.dots).toHaveLength(seats);
    expect(tag.mock.calls[label]?.[3][1]).toBeGreaterThan(y + drawing.height);
    expect(tag.mock.results[label]?.value).toBeLessThan(
      Number(top) + Number(height),
    );
  },
);
