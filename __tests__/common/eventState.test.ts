import { eventState, type EventNotice } from "../../src/common/events";

const stateOn = (today: string, notice?: EventNotice) =>
  eventState({ date: "2027-01-22", lastDay: "2027-01-23", notice }, today);

test.each([
  ["2027-01-21", undefined, "coming"],
  ["2027-01-22", undefined, "today"],
  ["2027-01-23", undefined, "today"],
  ["2027-01-24", undefined, "passed"],
  ["2027-01-21", "full", "full"],
  ["2027-01-24", "full", "passed"],
  ["2027-01-21", "cancelled", "cancelled"],
  ["2027-01-24", "cancelled", "cancelled"],
  ["2027-01-22", "postponed", "postponed"],
] as const)(
  "On %s an event with the notice %s is %s",
  (today, notice, state) => {
    expect(stateOn(today, notice)).toBe(state);
  },
);
