import { amountOf, withShare } from "../../src/common/figure";

test.each([
  ["275+", 1, "275+"],
  ["₹1,25,000", 1, "₹1,25,000"],
  ["25Cr+", 0, "0Cr+"],
  ["3.2X", 0, "0.0X"],
  ["3.2X", 0.5, "1.6X"],
  // Only large numbers have groups.
  ["$8,500+", 0.1, "$850+"],
  ["$8,500+", 0.5, "$4,250+"],
  ["₹1,25,000", 0.8, "₹1,00,000"],
  ["one year free", 0.5, "one year free"],
])("%s at the share %d of its count is %s", (text, share, shown) => {
  expect(withShare(text, share)).toBe(shown);
});

test("a text without a number has no amount", () => {
  expect(amountOf("one year free")).toBeNaN();
  expect(amountOf("$8,500+")).toBe(8500);
});
