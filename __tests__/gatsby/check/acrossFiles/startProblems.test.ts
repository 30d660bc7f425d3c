import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "cohort that begins before applications end",
    file: "pages/cohort.json",
    edit: [
      { set: "dates.deadline", to: "2027-01-31" },
      { remove: "dates.decision" },
      { set: "dates.start", to: "2027-01-30" },
    ],
    field: "dates.start",
    message: "The start is on 2027-01-30, before the deadline, 2027-01-31",
    remedy: "Write the days of one cohort in their order",
  },
]);
