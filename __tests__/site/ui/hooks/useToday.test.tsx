import { act, screen } from "@testing-library/react";
import { utcOffsetsFrom } from "../../../../src/gatsby/pages/utcOffsets";
import { Until } from "../../../../src/site/ui/disclosure/Until";
import { onDay, renderWithTheme } from "../../../support/render";

/** docs/product.md#time */

const kolkata = utcOffsetsFrom("2027-01-20", "Asia/Kolkata");

const renderOffer = (madeOn: string, lastDay: string | null) =>
  renderWithTheme(
    onDay(
      madeOn,
      <Until lastDay={lastDay}>
        <p>An offer</p>
      </Until>,
      kolkata,
    ),
  );

// In Kolkata it is the next day.
beforeEach(() => jest.useFakeTimers({ now: new Date("2027-01-22T20:00:00Z") }));

test.each([
  ["2027-01-20", "2027-01-23", true, "on its last day in the firm's zone"],
  ["2027-01-20", "2027-01-22", false, "after it, on an older page"],
  ["2028-06-01", "2027-12-31", false, "on a page made for a later day"],
  ["2027-01-20", null, true, "if it has no end"],
])(
  "On a page made on %s an offer until %s shows: %s (%s)",
  (madeOn, lastDay, isShown, _when) => {
    renderOffer(madeOn, lastDay);
    expect(screen.queryByText("An offer") !== null).toBe(isShown);
  },
);

test.each([
  ["while the page is open", () => jest.advanceTimersByTime(60_000)],
  [
    "while it was hidden",
    () => document.dispatchEvent(new Event("visibilitychange")),
  ],
])("an offer disappears when its last day passes %s", (_when, pass) => {
  renderOffer("2027-01-20", "2027-01-23");
  jest.setSystemTime(new Date("2027-01-23T18:30:00Z"));
  expect(screen.getByText("An offer")).toBeVisible();
  act(() => {
    pass();
  });
  expect(screen.queryByText("An offer")).toBeNull();
});
