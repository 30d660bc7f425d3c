import { noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

testBrokenContent(
  "The content of the home page",
  noteCases("pages/home.json", [
    [
      {
        "audiences.cards[0].offers": [{ to: "/" }],
        "audiences.cards[0].offers[0].to": "/",
      },
      'the site offers nothing at "/"',
      "Write the address of a programme",
    ],
  ]),
);
