import { validateForm } from "../../../../src/site/ui/controls/validateForm";

/** docs/product.md#contact-form */

const words = {
  text: "Without {sign}",
  space: "space",
  noBreakSpace: "no-break space",
  zeroWidthSpace: "zero-width space",
};

/** Types into the fields and validates them. */
function validate(email: string, phone = "", name = "Asha") {
  document.body.innerHTML =
    '<form><input name="name" required><input name="email" type="email"><input name="phone" type="tel"></form>';
  const [form] = document.forms;
  if (!form) throw new Error("There is no form.");
  const [...fields] = form.querySelectorAll("input");
  [name, email, phone].forEach((value, index) => {
    const field = fields[index];
    if (field) field.value = value;
  });
  const isValid = validateForm(form, words);
  return {
    isValid,
    values: fields.map(({ value }) => value),
    message: fields[1]?.validationMessage,
  };
}

test("spaces and invisible signs at the ends of an address and a number are taken away", () => {
  const { isValid, values } = validate(
    "\u00a0\u200basha@example.com\u2060",
    "\u202a+91 98450 00000\u202c",
  );
  expect(values).toEqual(["Asha", "asha@example.com", "+91 98450 00000"]);
  expect(isValid).toBe(true);
});

test("a required field with only spaces is empty", () => {
  expect(validate("a@example.com", "", " \u00a0 ")).toMatchObject({
    isValid: false,
    values: ["", "a@example.com", ""],
  });
});

test.each([
  ["jürgen@example.com", "“ü”"],
  ["asha rao@example.com", "space"],
  ["asha\u00a0rao@example.com", "no-break space"],
  ["asha\u200brao@example.com", "zero-width space"],
  ["asha\u200erao@example.com", "U+200E"],
])("of %j the refused sign is named", (address, sign) => {
  expect(validate(address)).toMatchObject({
    isValid: false,
    message: `Without ${sign}`,
  });
});

test("any other fault of an address is told in the browser's words", () => {
  const { isValid, message } = validate("asha");
  expect(isValid).toBe(false);
  expect(message).not.toContain("Without");
});
