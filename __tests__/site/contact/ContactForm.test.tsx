import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ContactScreen from "../../../src/site/screens/contact/ContactScreen";
import { askPath } from "../../../src/common/askPath";
import { toastStore } from "../../../src/site/notifications/toastStore";
import { pageData } from "../../support/pageData";
import { renderScreen } from "../../support/renderScreen";

const form: Queries.ContactFormFragment = {
  heading: "Send us a message",
  nameLabel: "Name",
  emailLabel: "Email",
  phoneLabel: "Phone",
  messageLabel: "Message",
  submitLabel: "Send Message",
  sendingLabel: "Sending...",
  sendingToast: "Sending your message...",
  sentToast: "Message sent successfully!",
  failedToast: "Failed to send message. Please try again.",
  alternativeText: "You can also reach us directly:",
  notice:
    "A mail service hands us what you write. We keep it for {messagesKept}.",
  privacy: { label: "Privacy notice", to: "/privacy" },
  person: { text: "Are you a person?", label: "I am a person" },
  sent: {
    heading: "We have your message",
    answer: "We answer tomorrow.",
    sentLabel: "What you sent",
    again: "Send another message",
  },
};

/** The page with words of its own. */
const { data } = pageData<Queries.ContactScreenQuery>("/contact");
const renderContact = () =>
  renderScreen(ContactScreen, "/contact", {
    data: {
      ...data,
      page: { ...data.page, form: { ...form, aboutLine: "About: {subject}" } },
      site: {
        ...data.site,
        email: "firm@example.com",
        phone: "+91 11111 11111",
        legal: { messagesKept: "9 months" },
      },
    },
  });

/** Presses the button when a person could have written the message. */
const send = () => {
  jest.spyOn(Date, "now").mockReturnValue(performance.timeOrigin + 1e9);
  return userEvent.click(screen.getByRole("button", { name: "Send Message" }));
};

/** Comes to the page with a draft of an earlier visit. */
function arrive(address: string, draft = "", state: unknown = null): void {
  sessionStorage.setItem("contact-form", JSON.stringify(["", "", "", draft]));
  window.history.replaceState(state, "", address);
}

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
});

describe("the contact form", () => {
  it("offers e-mail and phone and keeps the fields where the site has no mail keys", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await renderContact();
    await userEvent.type(screen.getByLabelText("Name"), "Asha Rao");
    await userEvent.type(screen.getByLabelText("Email"), "asha@example.com");
    await userEvent.type(screen.getByLabelText("Message"), "Hello");
    await send();

    const offer = await screen.findByText(/You can also reach us directly/);
    expect(offer.parentElement).toHaveTextContent("firm@example.com");
    expect(offer.parentElement).toHaveTextContent("+91 11111 11111");
    expect(toastStore.get().at(-1)).toMatchObject({
      kind: "error",
      text: "Failed to send message. Please try again.",
    });
    expect(screen.getByLabelText("Message")).toHaveValue("Hello");
    expect(JSON.stringify(log.mock.calls)).not.toContain("Asha");
  });

  it("says before the button what is sent, how long it is kept, and where to read more", async () => {
    await renderContact();
    const privacy = screen.getByRole("link", { name: "Privacy notice" });
    expect(privacy).toHaveAttribute("href", "/privacy");
    expect(privacy.parentElement).toHaveTextContent(/mail service.*9 months/);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("takes 5,000 emoji, and refuses one more in words", async () => {
    await renderContact();
    const message = screen.getByLabelText("Message");
    fireEvent.input(message, { target: { value: "🚀".repeat(5001) } });
    await send();
    expect(message).toHaveAccessibleDescription(/5000 characters/);
    fireEvent.input(message, { target: { value: "🚀".repeat(5000) } });
    expect(message).toBeValid();
  });

  it("begins the message with what the visitor asks about, above what was typed before", async () => {
    const [service] = data.services.nodes;
    const subject = service?.title ?? "";
    arrive(`${askPath(subject)}&x=1`, "Is it for me?");
    const { unmount } = await renderContact();
    const typed = `About: ${subject}\n\nIs it for me?`;
    expect(screen.getByLabelText("Message")).toHaveValue(typed);
    expect(window.location.search).toBe("?x=1");

    // Another subject takes the place of the first.
    unmount();
    const other = data.services.nodes.at(-1)?.title ?? "";
    arrive(askPath(other), typed);
    await renderContact();
    const message = screen.getByLabelText("Message");
    expect(message).toHaveValue(`About: ${other}\n\nIs it for me?`);
    fireEvent.input(message, { target: { value: "Another thing" } });
    expect(message).toHaveValue("Another thing");
  });

  it.each([
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "nothing-of-ours",
    "",
    "%E0%A4%A",
    "constructor",
  ])("ignores the unknown subject %j", async (subject) => {
    arrive(`/contact?about=${subject}`);
    await renderContact();
    expect(screen.getByLabelText("Message")).toHaveValue("");
  });

  it("says after a reload in the middle of sending that the message is still there", async () => {
    arrive("/contact", "Hello", { contactForm: { isUnsent: true } });
    await renderContact();
    expect(screen.getByLabelText("Message")).toHaveValue("Hello");
    expect(
      screen.getByText(/You can also reach us directly/),
    ).toBeInTheDocument();
  });

  it("shows what was sent in its place, as text, until the visitor writes again", async () => {
    const sent = {
      from_name: "<script>alert(1)</script>",
      from_email: "asha@example.com",
      phone: "",
      message: "שלום\nHello",
    };
    arrive("/contact", "", { contactForm: { sent } });
    await renderContact();
    const place = screen.getByRole("region", { name: "We have your message" });
    expect(place).toHaveTextContent(sent.from_name);
    expect(place).toHaveTextContent("firm@example.com");
    expect(place).not.toHaveTextContent("Phone");
    await userEvent.click(
      screen.getByRole("button", { name: "Send another message" }),
    );
    expect(place).not.toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("says under each field what is wrong and goes to the first", async () => {
    await renderContact();
    await userEvent.type(screen.getByLabelText("Email"), "asha");
    await send();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(
      "Please fill in this field.",
    );
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      /e-mail address/,
    );

    await userEvent.type(screen.getByLabelText("Email"), "@example.com");
    expect(screen.getByLabelText("Email")).toBeValid();
    expect(screen.getByLabelText("Name")).toBeInvalid();
  });

  it("brings back what was typed and left", async () => {
    const { unmount } = await renderContact();
    await userEvent.type(screen.getByLabelText("Message"), "Half a thought");
    unmount();
    await renderContact();
    expect(screen.getByLabelText("Message")).toHaveValue("Half a thought");
  });
});
