import { screen } from "@testing-library/react";
import { Field } from "../../../src/site/ui/Field";
import { renderWithTheme } from "../../support/renderWithTheme";

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

  it("looks locked while it can only be read", () => {
    renderWithTheme(
      <>
        <Field name="open" label="Open" />
        <Field name="sending" label="Sending" readOnly />
        <Field name="message" label="Message" multiline readOnly />
        <Field name="off" label="Off" disabled />
      </>,
    );
    const colourOf = (name: string) =>
      getComputedStyle(screen.getByRole("textbox", { name })).color;
    expect(colourOf("Sending")).toBe(colourOf("Off"));
    expect(colourOf("Message")).toBe(colourOf("Off"));
    expect(colourOf("Open")).not.toBe(colourOf("Off"));
  });
});
