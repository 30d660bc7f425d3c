import { fireEvent, screen } from "@testing-library/react";
import { Field } from "../../../../src/site/ui/controls/Field";
import { renderWithTheme } from "../../../support/render";

test("a field is named by its label alone and described by its mark", () => {
  renderWithTheme(
    <Field name="phone" label="Phone" mark="(optional)" type="tel" />,
  );
  const field = screen.getByRole("textbox", { name: "Phone" });
  expect(field).toHaveAccessibleDescription("(optional)");
});

test("a required field is called invalid only from a refusal until it is corrected", () => {
  renderWithTheme(<Field name="name" label="Name" required />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(field).toHaveAttribute("aria-invalid", "false");
  // The browser shows no bubble of its own.
  expect(fireEvent.invalid(field)).toBe(false);
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText(field.validationMessage)).toBeVisible();
  expect(field).toHaveAccessibleDescription(field.validationMessage);
  fireEvent.input(field, { target: { value: "Asha" } });
  expect(field).toHaveAttribute("aria-invalid", "false");
  expect(field).not.toHaveAccessibleDescription();
});
