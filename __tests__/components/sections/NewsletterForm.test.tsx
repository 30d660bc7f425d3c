import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newsletter } from "../../../content/pages/news-articles.json";
import { email } from "../../../content/site.json";
import { NewsletterForm } from "../../../src/site/sections/NewsletterForm";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#newsletter */

/** Renders the form. `submit` returns false if the browser's own submission was prevented. */
function renderForm() {
  renderWithTheme(<NewsletterForm {...newsletter} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", {
    name: newsletter.inputLabel,
  });
  const submit = async () => {
    await userEvent.type(input, "asha@example.com");
    if (!input.form) throw new Error("The input is in no form.");
    return fireEvent.submit(input.form);
  };
  return { input, submit };
}

it("has an e-mail input and a consent note, and opens a mail program without scripts", () => {
  const { input } = renderForm();
  expect(input).toHaveAttribute("type", "email");
  expect(input).toHaveAttribute("placeholder", newsletter.placeholder);
  expect(input).toBeRequired();
  expect(input.form?.action).toContain(`mailto:${email}?subject=`);
  expect(screen.getByText(newsletter.consent)).toBeVisible();
  expect(screen.getByText(newsletter.mailNote)).toBeVisible();
});

it("says what should have opened, until another address is typed", async () => {
  // jsdom has no mail program, and says so.
  jest.spyOn(console, "error").mockReturnValue();
  const { input, submit } = renderForm();
  expect(await submit()).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent(email);
  await userEvent.type(input, "x");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
