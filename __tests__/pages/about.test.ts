import { editCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

const [first, second] = ["alliances.logos[0]", "alliances.logos[1]"];
const drawing = "drawings/drawing-0.svg";

testBrokenContent(
  "The content of the About page",
  editCases("pages/about.json", [
    [
      { [first]: "spare/spare.jpg" },
      "No logo has the path",
      "content/images/logos.json",
    ],
    [
      { [first]: drawing, [second]: drawing },
      "is in this list twice",
      "Remove one of",
    ],
  ]),
);
