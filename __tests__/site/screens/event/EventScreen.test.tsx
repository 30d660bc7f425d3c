import { screen, within } from "@testing-library/react";
import EventScreen from "../../../../src/site/screens/event/EventScreen";
import { PageProvider } from "../../../../src/site/ui/PageContext";
import { publishedItems } from "../../../support/onDay";
import { pageData } from "../../../support/pageData";
import { field } from "../../../support/readContent";
import { renderScreen } from "../../../support/renderScreen";

// The visitor's day is the one that a test says.
jest.mock("../../../../src/common/days", () => ({ dayIn: () => "" }));

const events = publishedItems("events");
/** One with a registration: that of a passed one may be gone. */
const first = events.find((event) => field(event, "link")) ?? events[0];
const path = `/events/${String(field(first, "id"))}`;
const built = pageData<Queries.EventScreenQuery, { contentId: string }>(path);
const { page, hub, event } = built.data;
if (!event) throw new Error(`${path} shows no event.`);
const { linkLabel = "" } = hub.tabs.find(({ kind }) => kind === "events") ?? {};
const registration = { name: (name: string) => name.startsWith(linkLabel) };

/** The event's page on a day, with another notice than it may have. */
const renderOn = (today: string, notice: Queries.EventNotice | null = null) =>
  renderScreen(
    (props: Parameters<typeof EventScreen>[0]) => (
      <PageProvider
        value={{
          pagePath: path,
          colorScheme: "light",
          clock: { madeOn: today, timeZone: "UTC" },
        }}
      >
        <EventScreen {...props} />
      </PageProvider>
    ),
    path,
    {
      data: {
        ...built.data,
        event: { ...event, notice, outcomeHtml: "<p>Four firms met.</p>" },
      },
    },
  );

const said = () =>
  Object.entries(page.states)
    .filter(([, words]) => screen.queryByText(words))
    .map(([state]) => state);

test("before its day it has its facts, its registration and the calendars", async () => {
  await renderOn("2000-01-01");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    event.title,
  );
  expect(screen.getByRole("link", registration)).toHaveAttribute(
    "href",
    event.href,
  );
  for (const { label } of page.calendars)
    expect(screen.getAllByText(label)[0]).toBeInTheDocument();
  for (const { title } of event.agenda ?? [])
    expect(screen.getAllByText(title)[0]).toBeInTheDocument();
  for (const { name } of event.people)
    expect(
      within(
        screen.getByRole("region", { name: page.speakersHeading }),
      ).getByText(name),
    ).toBeInTheDocument();
  expect(said()).toEqual([]);
});

test.each([
  [event.date, null, "today", true, true],
  ["2000-01-01", "full", "full", false, true],
  ["2000-01-01", "cancelled", "cancelled", false, false],
  ["2000-01-01", "postponed", "postponed", false, false],
  ["2099-01-01", null, "passed", false, false],
] as const)(
  "on %s, with the notice %s, it is %s; registration: %s, calendars: %s",
  async (today, notice, state, isOpen, hasCalendars) => {
    await renderOn(today, notice);
    expect(said()).toEqual([state]);
    expect(screen.queryAllByRole("link", registration)).toHaveLength(
      isOpen ? 1 : 0,
    );
    expect(screen.queryByText(page.calendarHeading) !== null).toBe(
      hasCalendars,
    );
    expect(screen.queryByText("Four firms met.") !== null).toBe(
      state === "passed",
    );
  },
);
