import { fullTitle } from "../../../src/site/layout/fullTitle";

test("a title is followed by the brand where both fit into 60 characters", () => {
  expect(fullTitle("Contact Our Advisors", "Kolvara LLP")).toBe(
    "Contact Our Advisors | Kolvara LLP",
  );
  const long = "x".repeat(50);
  expect(fullTitle(long, "Kolvara LLP")).toBe(long);
});
