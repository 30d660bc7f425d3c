import { noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

testBrokenContent(
  "The content of the home page",
  noteCases("pages/home.json", [
    [
      {
        "audiences.cards[0].offers": [{ to: "/cohort" }],
        "audiences.cards[0].offers[0].to": "/services",
      },
      'the site offers nothing at "/services"',
      "Write the address of a programme",
    ],
  ]),
);
