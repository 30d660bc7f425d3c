import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ContactScreen from "../../../src/site/screens/contact/ContactScreen";
import { toastStore } from "../../../src/site/notifications/toastStore";
import { pageData } from "../../support/pageData";
import { renderScreen } from "../../support/renderScreen";

const form: Queries.ContactFormFragment = {
  heading: "Send us a message",
  nameLabel: "Name",
  emailLabel: "Email",
  phoneLabel: "Phone",
  messageLabel: "Message",
  trapLabel: "Leave this field empty",
  submitLabel: "Send Message",
  sendingLabel: "Sending...",
  sendingToast: "Sending your message...",
  sentToast: "Message sent successfully!",
  failedToast: "Failed to send message. Please try again.",
  alternativeText: "You can also reach us directly:",
};

/** The page with words of its own. */
const { data } = pageData<Queries.ContactScreenQuery>("/contact");
const renderContact = () =>
  renderScreen(ContactScreen, "/contact", {
    data: {
      ...data,
      page: { ...data.page, form },
      site: {
        ...data.site,
        email: "firm@example.com",
        phone: "+91 11111 11111",
      },
    },
  });

const send = () =>
  userEvent.click(screen.getByRole("button", { name: "Send Message" }));

beforeEach(() => sessionStorage.clear());

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
