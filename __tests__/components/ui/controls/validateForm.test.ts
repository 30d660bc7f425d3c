import { validateForm } from "../../../../src/site/ui/controls/validateForm";

/** docs/product.md#contact-form */

test("texts lose the spaces at their ends, and the first field that the browser refuses gets the focus", () => {
  document.body.innerHTML =
    '<form><input name="phone"><input name="name" required><textarea name="message" required></textarea></form>';
  const [form] = document.forms;
  const [phone, name] = document.querySelectorAll("input");
  const message = document.querySelector("textarea");
  if (!form || !phone || !name || !message) throw new Error("No form.");
  [phone.value, name.value] = [" 98450 00000\u00a0", " \u00a0 "];
  expect(validateForm(form)).toBe(false);
  expect([phone.value, name.value]).toEqual(["98450 00000", ""]);
  expect(name).toHaveFocus();
  [name.value, message.value] = ["Asha", "\nHello\n"];
  expect(validateForm(form)).toBe(true);
  expect(message.value).toBe("Hello");
});
