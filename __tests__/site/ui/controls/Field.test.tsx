import { act, fireEvent, screen } from "@testing-library/react";
import { labels } from "../../../../src/site/labels";
import { fillTemplate } from "../../../../src/common/fillTemplate";
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
  act(() => void field.checkValidity());
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText(field.validationMessage)).toBeVisible();
  expect(field).toHaveAccessibleDescription(field.validationMessage);
  fireEvent.input(field, { target: { value: "Asha" } });
  expect(field).toHaveAttribute("aria-invalid", "false");
  expect(field).not.toHaveAccessibleDescription();
});

test("the first field that is refused gets the focus, and the browser shows no bubble of its own", () => {
  renderWithTheme(
    <form aria-label="Form">
      <Field name="phone" label="Phone" />
      <Field name="name" label="Name" required />
      <Field name="message" label="Message" multiline required />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  const required = screen.getAllByRole<HTMLInputElement>("textbox").slice(1);
  const bubbles = required.map((field) => fireEvent.invalid(field));
  expect(bubbles).toEqual([false, false]);
  act(() => void form.checkValidity());
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  for (const field of required) expect(field).toBeInvalid();
});

test("a field that cuts a pasted text says so until something is typed", () => {
  renderWithTheme(<Field name="phone" label="Phone" maxLength={5} />);
  const field = screen.getByRole("textbox");
  const paste = (text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  const cut = fillTemplate(labels.cut, { max: 5 });
  paste("12345");
  expect(field).not.toHaveAccessibleDescription();
  paste("123456");
  expect(field).toHaveAccessibleDescription(cut);
  expect(screen.getByText(cut)).toBeVisible();
  fireEvent.input(field, { target: { value: "1" } });
  expect(field).not.toHaveAccessibleDescription();
});

test("in a form that is emptied, as after sending, nothing is said about its former text", () => {
  renderWithTheme(
    <form aria-label="Form">
      <Field name="phone" label="Phone" maxLength={5} required />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form");
  const field = screen.getByRole("textbox");
  fireEvent.paste(field, { clipboardData: { getData: () => "123456" } });
  act(() => void form.checkValidity());
  expect(field).toHaveAccessibleDescription();
  act(() => form.reset());
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveAttribute("aria-invalid", "false");
});

test("a hint that becomes the reason of a refusal is said once", () => {
  renderWithTheme(
    <Field name="message" label="Message" hint="9 too long" multiline />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.setCustomValidity("9 too long");
  act(() => void field.checkValidity());
  expect(field).toHaveAccessibleDescription("9 too long");
  expect(screen.getAllByText("9 too long")).toHaveLength(1);
});
