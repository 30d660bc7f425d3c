import { noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

testBrokenContent("The content of the membership page", [
  ...noteCases("pages/membership.json", [
    [{ "offer.offerEnds": "2026-10-31" }, "has passed", "Write the next date"],
  ]),
]);
