import { llms } from "../../../src/gatsby/discovery/llms";
import { emptySiteIndex, siteEvent } from "../../support/siteIndex";

test("A language model that reads of an event finds its page", () => {
  const events = [siteEvent("/contact")];
  expect(llms({ ...emptySiteIndex, events })).toContain(
    "- [Founders' evening](https://www.example.com/events/events-1), 2027-01-22, Delhi",
  );
});
