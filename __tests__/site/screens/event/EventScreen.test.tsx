import { screen } from "@testing-library/react";
import page from "../../../../content/pages/event.json";
import site from "../../../../content/site.json";
import { eventCalendarPath, eventPath } from "../../../../src/common/itemPaths";
import EventScreen from "../../../../src/site/screens/event/EventScreen";
import { readBuilt } from "../../../support/builtSite";
import { pageData, publishedItems } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

/** docs/product.md#event-pages */

const [first] = publishedItems("events");
const path = eventPath(first?.id ?? "");
const data = first && pageData<Queries.EventScreenQuery>(path).data;
const event = data?.event;
const { registerLabel, calendarLabel } = page;

/** The event's page on a day, with other facts than it may have. */
async function renderOn(
  today: string,
  changes: Partial<Queries.EventScreenQuery["event"]>,
) {
  if (!data || !event) return;
  const outcomeHtml = "<p>Four firms met.</p>";
  const changed = { ...data, event: { ...event, outcomeHtml, ...changes } };
  await renderScreen(EventScreen, path, { data: changed }, today);
}

test.each([
  ["2000-01-01", null, undefined, true, true],
  [event?.date ?? "", null, "today", true, true],
  ["2000-01-01", "full", "full", false, true],
  ["2000-01-01", "cancelled", "cancelled", false, false],
  ["2000-01-01", "postponed", "postponed", false, false],
  ["2099-01-01", null, "passed", false, false],
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
      hasCalendar ? [eventCalendarPath(event?.contentId ?? "")] : [],
    );
    expect(screen.queryByText("Four firms met.") !== null).toBe(
      state === "passed",
    );
  },
);

/** The words around a time in the zone of the visitor's browser. */
const ownTime = RegExp(
  page.facts.yourTime.replace(/[.?()]/g, "\\$&").replace(/\{\w+\}/g, ".+"),
);

const [utc] = new Intl.DateTimeFormat(site.locale, {
  timeZone: "UTC",
  timeZoneName: "long",
})
  .formatToParts()
  .flatMap(({ type, value }) => (type === "timeZoneName" ? value : []));

// The clocks of this process show UTC; the server does not know the visitor's.
test.each([
  ["+05:30", [expect.stringMatching(`0?4.30.*12.30.*${utc}`)]],
  ["+00:00", []],
])(
  "an event at 10:00%s has the time of the visitor's browser with its zone: %j",
  async (offset, times) => {
    const [starts, ends] = ["10:00", "18:00"].map(
      (time) => `2027-01-22T${time}:00${offset}`,
    );
    await renderOn("2000-01-01", { starts, ends });
    const shown = screen.queryAllByText(ownTime);
    expect(shown.map(({ textContent }) => textContent)).toEqual(times);
    expect(readBuilt(`${path}/index.html`)).not.toMatch(ownTime);
  },
);

test("the times of an event of several days stand below its days", async () => {
  const shownTimes = "15 March at 10:00 – 19 March at 16:00";
  await renderOn("2000-01-01", {
    date: "2027-03-15",
    lastDay: "2027-03-19",
    starts: "2027-03-15T10:00:00Z",
    shownTimes,
    zoneName: "Western European Time",
  });
  expect(
    screen.getByText(`${shownTimes} (Western European Time)`),
  ).toBeVisible();
});
