import { screen } from "@testing-library/react";
import page from "../../../../content/pages/event.json";
import { eventCalendarPath, eventPath } from "../../../../src/common/itemPaths";
import EventScreen from "../../../../src/site/screens/event/EventScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#event-pages */

const path = eventPath("events-1");
const { data } = pageData<Queries.EventScreenQuery>(path);
const { event } = data;
const { registerLabel, calendarLabel } = page;

/** The event's page on a day, with other facts than it may have. */
async function renderOn(
  today: string,
  changes: Partial<Queries.EventScreenQuery["event"]>,
) {
  if (!event) throw new Error("The build has no events-1.");
  const changed = { ...data, event: { ...event, ...changes } };
  await renderScreen(EventScreen, path, { data: changed }, today);
}

test.each([
  ["2000-01-01", null, undefined, true, true],
  ["2000-01-01", "full", "full", false, true],
  ["2000-01-01", "cancelled", "cancelled", false, false],
  ["2000-01-01", "postponed", "postponed", false, false],
  ["9999-12-31", null, "passed", false, false],
] as const)(
  "on %s, with the notice %s, it is %s; registration: %s, calendar file: %s",
  async (today, notice, state, isOpen, hasCalendar) => {
    await renderOn(today, { notice });
    expect(
      Object.entries(page.states)
        .filter(([, words]) => screen.queryByText(words))
        .map(([name]) => name),
    ).toEqual(state ? [state] : []);
    const addressesOf = (name: string) =>
      screen
        .queryAllByRole("link", { name })
        .map((link) => link.getAttribute("href"));
    expect(addressesOf(registerLabel)).toEqual(isOpen ? [event?.href] : []);
    expect(addressesOf(calendarLabel)).toEqual(
      hasCalendar ? [eventCalendarPath("events-1")] : [],
    );
  },
);
