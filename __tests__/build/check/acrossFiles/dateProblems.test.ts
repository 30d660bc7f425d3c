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
]);
