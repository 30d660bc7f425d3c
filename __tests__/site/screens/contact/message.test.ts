import { charactersLeft } from "../../../../src/site/screens/contact/message";

/** docs/product.md#sending-a-message */

const message = (text: string) => ({
  from_name: "Asha",
  from_email: "asha@example.com",
  phone: "",
  message: text,
});

test("near the mail service's limit of 50 KB, and not before, the space that is left is known", () => {
  expect(charactersLeft(message("a".repeat(40_000)))).toBeUndefined();
  expect(charactersLeft(message("a".repeat(48_000)))).toBeGreaterThan(1000);
  expect(charactersLeft(message("a".repeat(51_000)))).toBeLessThan(-1000);
});

test("bytes count, and a line break as two: a third of the characters of Devanagari fit", () => {
  expect(charactersLeft(message("क".repeat(17_000)))).toBeLessThan(0);
  expect(charactersLeft(message("\n".repeat(25_000)))).toBeLessThan(0);
});
