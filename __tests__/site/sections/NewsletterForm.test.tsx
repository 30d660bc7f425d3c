import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { email } from "../../../content/site.json";
import { NewsletterForm } from "../../../src/site/sections/NewsletterForm";
import { newsletter } from "../../support/newsletter";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#newsletter */

/** Renders the form. `submit` returns false if the browser's own submission was prevented. */
function renderForm(signUp: string | null = null) {
  renderWithTheme(<NewsletterForm {...newsletter} signUp={signUp} />);
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

it("opens the sign-up page of the content in a new tab", async () => {
  const { input, submit } = renderForm("https://letter.example.com/join");
  expect(input.form).toHaveAttribute(
    "action",
    "https://letter.example.com/join",
  );
  expect(input.form).toHaveAttribute("target", "_blank");
  expect(await submit()).toBe(true);
  expect(screen.getByRole("status")).toHaveTextContent(email);
});

it("after a mail the firm's address can be copied, or is in the browser's own dialog, until another address is typed", async () => {
  // jsdom has no mail program, and says so.
  jest.spyOn(console, "error").mockReturnValue();
  const user = userEvent.setup();
  const { input, submit } = renderForm();
  expect(await submit()).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent(email);
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  const prompt = jest.spyOn(window, "prompt").mockReturnValue(null);
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new Error("denied"));
  await press(newsletter.copyLabel);
  expect(prompt).toHaveBeenCalledWith(newsletter.copyLabel, email);
  await press(newsletter.copyLabel);
  await expect(navigator.clipboard.readText()).resolves.toBe(email);
  expect(
    screen.getByRole("button", { name: newsletter.copiedLabel }),
  ).toBeVisible();
  await user.type(input, "x");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
