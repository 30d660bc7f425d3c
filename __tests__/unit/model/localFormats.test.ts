import {
  writtenDay,
  writtenPrice,
  writtenDays,
} from "../../../src/gatsby/model/localFormats";
import { hasFormat, textFormats } from "../../../src/gatsby/model/formats";

test.each([
  ["en-IN", "INR", 999, "₹999"],
  ["en-IN", "INR", 10000000, "₹1,00,00,000"],
  ["en-GB", "EUR", 8500.5, "€8,500.50"],
  ["nb-NO", "NOK", 125000, "125\u00a0000\u00a0kr"],
])("in %s and %s, %d is %s", (locale, currency, amount, text) => {
  expect(writtenPrice(amount, { locale, currency })).toBe(text);
});

test.each([
  ["en-IN", "5 October 2026"],
  ["nb-NO", "5. oktober 2026"],
])("in %s, a day is %s", (locale, text) => {
  expect(writtenDay("2026-10-05", locale)).toBe(text);
});

test.each([
  "kr 5 000",
  "5 000 kr",
  "NOK 5 000",
  "€8,500+",
  "A$2.5M",
  "12 Mrd. €",
  "25Cr+",
  "1:12",
  "99,5 %",
])("%s is a figure", (text) => {
  expect(hasFormat(text, textFormats.figure)).toBe(true);
});

test("days of a range share what they have in common", () => {
  expect(writtenDays("2027-03-15", "2027-03-19", "en-GB")).toBe(
    "15–19 March 2027",
  );
  expect(writtenDays("2027-03-15", "2027-03-15", "en-GB")).toBe(
    "15 March 2027",
  );
});
