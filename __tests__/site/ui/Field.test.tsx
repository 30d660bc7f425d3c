import { screen } from "@testing-library/react";
import { Field } from "../../../src/site/ui/Field";
import { renderWithTheme } from "../../support/render";

test("a field is named by its label alone and described by its mark", () => {
  renderWithTheme(
    <Field name="phone" label="Phone" mark="(optional)" type="tel" />,
  );
  const field = screen.getByRole("textbox", { name: "Phone" });
  expect(field).toHaveAccessibleDescription("(optional)");
});
