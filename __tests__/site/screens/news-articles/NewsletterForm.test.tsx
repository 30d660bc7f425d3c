import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "../../../../src/site/notifications/notify";
import { NewsletterForm } from "../../../../src/site/screens/news-articles/NewsletterForm";
import { renderWithTheme } from "../../../support/renderWithTheme";

jest.mock("../../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

const contact = {
  email: "hello@example.com",
  emailHref: "mailto:hello@example.com",
};

const newsletter: Queries.NewsletterFormFragment = {
  heading: "One letter a month",
  inputLabel: "Email address",
  placeholder: "Enter your email address",
  submitLabel: "Subscribe",
  consent: "You agree to receive our newsletter.",
  signUp: null,
  mailSubject: "Newsletter",
  mailBody: "Please add {email}.",
  openedToast: "An e-mail to {contact} has been opened.",
};

function renderForm(changes: Partial<Queries.NewsletterFormFragment> = {}) {
  renderWithTheme(
    <NewsletterForm
      newsletter={{ ...newsletter, ...changes }}
      contact={contact}
    />,
  );
  const form = screen.getByRole("textbox").closest("form");
  if (!form) throw new Error("The input stands in no form.");
  return form;
}

beforeEach(() => jest.clearAllMocks());

describe("the newsletter block", () => {
  it("has a labelled e-mail input with its placeholder, a button and the consent note", () => {
    renderForm();
    const input = screen.getByRole("textbox", { name: "Email address" });
    expect(input).toHaveAttribute("type", "email");
    expect(input).toHaveAttribute("placeholder", "Enter your email address");
    expect(
      screen.getByRole("button", { name: "Subscribe" }),
    ).toBeInTheDocument();
    expect(
      screen.getByText("You agree to receive our newsletter."),
    ).toBeInTheDocument();
  });

  it("leaves the check of the address to the browser", async () => {
    renderForm();
    const input = screen.getByRole("textbox");
    expect(input).toBeInvalid();
    await userEvent.type(input, "asha@");
    expect(input).toBeInvalid();
    await userEvent.type(input, "example.com");
    expect(input).toBeValid();
  });

  it("works without scripts: the form itself opens an e-mail to the firm", () => {
    const form = renderForm();
    expect(form).toHaveAttribute(
      "action",
      expect.stringMatching(/^mailto:hello@example\.com\?subject=/),
    );
    expect(form).toHaveAttribute("method", "post");
  });

  it("opens a sign-up page in a new tab where the firm has one, and says so", async () => {
    const form = renderForm({
      signUp: "https://letter.example.com/join",
    });
    expect(form).toHaveAttribute("action", "https://letter.example.com/join");
    expect(form).toHaveAttribute("target", "_blank");
    const submitted = jest.fn((event: Event) => {
      const prevented = event.defaultPrevented;
      event.preventDefault();
      return prevented;
    });
    window.addEventListener("submit", submitted);
    await userEvent.type(
      screen.getByRole("textbox"),
      "asha@example.com{Enter}",
    );
    window.removeEventListener("submit", submitted);
    expect(submitted).toHaveReturnedWith(false);
    expect(notify.success).toHaveBeenCalledTimes(1);
  });
});
