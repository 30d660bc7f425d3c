import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterForm } from "../../../../src/site/screens/news-articles/NewsletterForm";
import { renderWithTheme } from "../../../support/renderWithTheme";

const contact = {
  email: "hello@example.com",
  emailHref: "mailto:hello@example.com",
  legal: { unsubscribeTime: "9 days" },
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
  openedText: "If nothing opened, write to {contact}.",
  notice:
    "A mail service hands us your address; we remove it within {unsubscribeTime}.",
  privacy: { label: "Privacy notice", to: "/privacy" },
  sendingLabel: "Subscribing...",
  sentText: "The next letter goes to {email}.",
  failedText: "Try again, or write to {contact}.",
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

beforeEach(() => {
  delete process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID;
  window.history.replaceState(null, "");
});

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

  it("leads to the privacy notice, and names the mail service only where it sends", () => {
    renderForm();
    const privacy = screen.getByRole("link", { name: "Privacy notice" });
    expect(privacy).toHaveAttribute("href", "/privacy");
    expect(screen.queryByText(/mail service/)).toBeNull();
  });

  it("says how soon an address is removed where the mail service sends", () => {
    process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID = "newsletter";
    renderForm();
    expect(screen.getByText(/mail service.*9 days/)).toBeInTheDocument();
  });

  it("works without scripts: the form itself opens an e-mail to the firm", () => {
    const form = renderForm();
    expect(form).toHaveAttribute(
      "action",
      expect.stringMatching(/^mailto:hello@example\.com\?subject=/),
    );
    expect(form).toHaveAttribute("method", "post");
  });

  it("opens a sign-up page in a new tab where the firm has one, and claims no success", async () => {
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
    expect(screen.getByRole("status")).toHaveTextContent(
      "write to hello@example.com",
    );
    expect(screen.getByRole("textbox")).toHaveValue("asha@example.com");
  });
});
