import { hasDigits, priceText } from "../../src/common/prices";

const forms = {
  locale: "en-IN",
  currency: "INR",
  prices: { free: "Free", onRequest: "On request" },
};

test.each([
  [{ amount: 125000 }, "₹1,25,000"],
  [{ amount: 0 }, "Free"],
  [{ amount: 900, highest: 1500 }, "₹900 – ₹1,500"],
  [{ amount: 0, highest: 1500 }, "₹0 – ₹1,500"],
  [{ onRequest: true }, "On request"],
  [{}, null],
])("a price of %j is %s", (price, text) => {
  expect(priceText(price, forms)).toBe(text);
});

test.each([
  [{ amount: 900 }, true],
  [{ amount: 0, highest: 1500 }, true],
  [{ amount: 0 }, false],
  [{ amount: 900, onRequest: true }, false],
  [{}, false],
])("a price of %j is in digits and has a unit: %s", (price, expected) => {
  expect(hasDigits(price)).toBe(expected);
});
