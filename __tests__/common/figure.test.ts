import { formatFigure, parseFigure } from "../../src/common/figure";

test.each([
  "275+",
  "25Cr+",
  "3.2X",
  "$8,500+",
  "50k+",
  "95%",
  "₹1,25,000",
  "kr 5 000",
  "5\u00a0000 kr",
  "5\u202f000,50 €",
  "CHF 1’250.50+",
  "1.250.000 €",
  "0.125X",
])("a count ends as %s", (text) => {
  const figure = parseFigure(text);
  expect(figure && formatFigure(figure, 1)).toBe(text);
});

test.each([
  ["25Cr+", 0, "0Cr+"],
  ["3.2X", 0, "0.0X"],
  ["$8,500+", 0, "$0+"],
  ["3.2X", 0.5, "1.6X"],
  ["3,2 %", 0.5, "1,6 %"],
  // Only large numbers have groups.
  ["$8,500+", 0.1, "$850+"],
  ["$8,500+", 0.5, "$4,250+"],
  ["₹1,25,000", 0.1, "₹12,500"],
  ["₹1,25,000", 0.8, "₹1,00,000"],
  ["5\u00a0000 kr", 0.5, "2\u00a0500 kr"],
  ["8.500 €", 0.1, "850 €"],
  ["CHF 1’250.50", 0.1, "CHF 125.05"],
])("%s at the share %d of its count is %s", (text, share, shown) => {
  const figure = parseFigure(text);
  expect(figure && formatFigure(figure, share)).toBe(shown);
});

test("a text without a number is not counted", () => {
  expect(parseFigure("one year free")).toBeNull();
});
