import { byEnd, eventState } from "../../src/common/events";

const events = [
  { id: "one day", lastDay: "2027-01-22" },
  { id: "three days", lastDay: "2027-02-07" },
  { id: "another", lastDay: "2027-02-19" },
];

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each([
  ["2027-01-22", ["one day", "three days", "another"], []],
  ["2027-02-07", ["three days", "another"], ["one day"]],
  ["2027-02-08", ["another"], ["three days", "one day"]],
])(
  "On %s the coming events are %j, the passed ones %j",
  (today, coming, passed) => {
    const parted = byEnd(events, today);
    expect(ids(parted.coming)).toEqual(coming);
    expect(ids(parted.passed)).toEqual(passed);
  },
);

test.each([
  ["2027-01-23", null, null],
  ["2027-01-24", null, "passed"],
  ["2027-01-23", "full", "full"],
  ["2027-01-24", "full", "passed"],
  ["2027-01-24", "cancelled", "cancelled"],
])("On %s an event with the notice %s is %s", (today, notice, state) => {
  expect(eventState({ lastDay: "2027-01-23", notice }, today)).toBe(state);
});
