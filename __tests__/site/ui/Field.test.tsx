import { screen } from "@testing-library/react";
import { Field } from "../../../src/site/ui/Field";
import { renderWithTheme } from "../../support/render";

it("is named by its label alone and described by its mark", () => {
  renderWithTheme(
    <Field name="phone" label="Phone" mark="(optional)" type="tel" />,
  );
  const field = screen.getByRole("textbox", { name: "Phone" });
  expect(field).toHaveAccessibleDescription("(optional)");
});

it("looks locked while it can only be read", () => {
  renderWithTheme(
    <>
      <Field name="open" label="Open" />
      <Field name="sending" label="Sending" multiline readOnly />
    </>,
  );
  const colourOf = (name: string) =>
    getComputedStyle(screen.getByRole("textbox", { name })).color;
  expect(colourOf("Open")).not.toBe(colourOf("Sending"));
});
