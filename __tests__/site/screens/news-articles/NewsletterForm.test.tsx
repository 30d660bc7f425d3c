import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import hub from "../../../../content/pages/news-articles.json";
import { email, legal } from "../../../../content/site.json";
import { sendSubscription } from "../../../../src/site/contact/sendMessage";
import { NewsletterForm } from "../../../../src/site/screens/news-articles/NewsletterForm";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#newsletter */

jest.mock("../../../../src/site/contact/sendMessage", () => ({
  loadMailLibrary: () => Promise.resolve(),
  sendSubscription: jest.fn(),
}));

const { newsletter } = hub;

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

const sent = jest.mocked(sendSubscription);
beforeEach(() => {
  sent.mockReset();
  delete process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID;
});

it("has an e-mail input and a consent note, and opens a mail program without scripts", () => {
  const { input } = renderForm();
  expect(input).toHaveAttribute("type", "email");
  expect(input).toHaveAttribute("placeholder", newsletter.placeholder);
  expect(input).toBeRequired();
  expect(input.form?.action).toContain(`mailto:${email}?subject=`);
  expect(screen.getByText(newsletter.consent)).toBeVisible();
  expect(
    screen.queryByText(legal.unsubscribeTime, { exact: false }),
  ).toBeNull();
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
  expect(sent).not.toHaveBeenCalled();
});

it("sends the address once if a template is set, and keeps it after a failure", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID = "newsletter";
  const { input, submit } = renderForm();
  expect(
    screen.getByText(legal.unsubscribeTime, { exact: false }),
  ).toBeVisible();
  sent.mockRejectedValueOnce({ status: 429, text: "Too Many Requests" });
  expect(await submit()).toBe(false);
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(email),
  );
  expect(input).toHaveValue("asha@example.com");
  expect(log).toHaveBeenCalledWith(expect.any(String), {
    status: 429,
    text: "Too Many Requests",
  });
  act(() => {
    input.form?.requestSubmit();
    input.form?.requestSubmit();
  });
  expect(await screen.findByText(newsletter.sentText)).toBeVisible();
  expect(sent.mock.calls).toEqual([["asha@example.com"], ["asha@example.com"]]);
  expect(input).toHaveValue("");
});
