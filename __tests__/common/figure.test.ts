import { formatFigure, parseFigure, rupees } from "../../src/common/figure";

test.each([
  "275+",
  "25Cr+",
  "3.2X",
  "$8,500+",
  "5,000+",
  "50k+",
  "95%",
  "₹1,25,000",
  "5X",
])("a count ends as %s", (text) => {
  const figure = parseFigure(text);
  expect(figure && formatFigure(figure, 1)).toBe(text);
});

test.each([
  ["25Cr+", 0, "0Cr+"],
  ["3.2X", 0, "0.0X"],
  ["$8,500+", 0, "$0+"],
  ["3.2X", 0.5, "1.6X"],
  // Only large numbers have commas.
  ["$8,500+", 0.1, "$850+"],
  ["$8,500+", 0.5, "$4,250+"],
  ["₹1,25,000", 0.1, "₹12,500"],
  ["₹1,25,000", 0.8, "₹1,00,000"],
])("%s at the share %d of its count is %s", (text, share, shown) => {
  const figure = parseFigure(text);
  expect(figure && formatFigure(figure, share)).toBe(shown);
});

test("a text without a number is not counted", () => {
  expect(parseFigure("one year free")).toBeNull();
});

test.each([
  [999, "₹999"],
  [89000, "₹89,000"],
  [125000, "₹1,25,000"],
  [10000000, "₹1,00,00,000"],
])("%i rupees are %s, in Indian digit groups", (amount, text) => {
  expect(rupees(amount)).toBe(text);
});
