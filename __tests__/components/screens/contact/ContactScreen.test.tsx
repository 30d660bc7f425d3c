import { screen } from "@testing-library/react";
import { form } from "../../../../content/pages/contact.json";
import ContactScreen from "../../../../src/site/screens/contact/ContactScreen";
import { renderScreen } from "../../../support/render";

/** docs/product.md#contact-form */

test("the fields are required or not, of a type and of limited length", async () => {
  await renderScreen(ContactScreen, "/contact");
  for (const [name, ...expected] of [
    [form.nameLabel, true, "text", 100],
    [form.emailLabel, true, "email", 254],
    [form.phoneLabel, false, "tel", 30],
    [form.messageLabel, true, "textarea", -1],
  ] as const) {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name });
    const { required, type, maxLength } = field;
    expect([name, required, type, maxLength]).toEqual([name, ...expected]);
  }
});
