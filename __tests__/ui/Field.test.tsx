import { screen } from "@testing-library/react";
import { Field } from "../../src/ui/Field";
import { renderWithTheme } from "../support/renderWithTheme";

describe("a form field", () => {
  it("is named by its label and says that it may stay empty", () => {
    renderWithTheme(
      <Field name="phone" label="Phone" optionalMark="(optional)" type="tel" />,
    );
    expect(
      screen.getByRole("textbox", { name: "Phone (optional)" }),
    ).toBeValid();
  });

  it("is described by its error", () => {
    renderWithTheme(
      <Field name="message" label="Message" multiline error="Please write." />,
    );
    const field = screen.getByRole("textbox", { name: "Message" });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Please write.");
  });
});
