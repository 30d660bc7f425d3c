import { setCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

const file = "pages/services-online-programs.json";
const first = "groups[0].programmes[0]";

testBrokenContent("The content of the page of programmes", [
  ...setCases(file, `${first}.offerPrice`, [
    [-89000, "The number is -89000", "at least 1"],
  ]),
  ...setCases(file, `${first}.listPrice`, [
    [125000000000, "The number is 125000000000", "at most 2,147,483,647"],
    ["1,25,000", "is a text", "without quotes or commas"],
  ]),
]);
