import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "event that ends before it begins",
    file: "events/events-1.json",
    edit: [
      { set: "date", to: "2027-01-22" },
      { set: "endDate", to: "2027-01-21" },
    ],
    field: "endDate",
    message: "The event ends on 2027-01-21, before it begins on",
    remedy: "Write the last day of the event",
  },
  {
    fault: "event that ends before it begins by the clock",
    file: "events/events-1.json",
    edit: [
      { remove: "endDate" },
      { set: "startTime", to: "09:30" },
      { set: "endTime", to: "08:15" },
    ],
    field: "endTime",
    message: "The event ends at 08:15, though it begins at 09:30",
    remedy: "Write the time at which it ends",
  },
  {
    fault: "event with a beginning and no end",
    file: "events/events-1.json",
    edit: [{ set: "startTime", to: "10:00" }, { remove: "endTime" }],
    field: "startTime",
    message: "The event has no endTime",
    remedy: "Write both times",
  },
  {
    fault: "event to come without a registration",
    file: "events/events-1.json",
    edit: [
      { set: "date", to: "2099-01-22" },
      { remove: "endDate" },
      { remove: "link" },
    ],
    field: "",
    place: "file",
    message: "The event is to come, and has no address to register at",
    remedy: 'Add "link" with the https address of its registration',
  },
  {
    fault: "event with an unknown speaker",
    file: "events/events-1.json",
    edit: { set: "speakers", to: ["Nobody Known"] },
    field: "speakers[0]",
    message: '"Nobody Known" is not a member of the team',
    remedy: "the name of the founder or of a member of the team",
  },
]);
