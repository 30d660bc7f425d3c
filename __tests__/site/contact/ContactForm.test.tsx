import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ContactScreen from "../../../src/site/screens/contact/ContactScreen";
import { toastStore } from "../../../src/site/notifications/toastStore";
import { renderScreen } from "../../support/renderScreen";

const send = () =>
  userEvent.click(screen.getByRole("button", { name: "Send Message" }));

beforeEach(() => sessionStorage.clear());

describe("the contact form", () => {
  it("offers e-mail and phone and keeps the fields where the site has no mail keys", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    await renderScreen(ContactScreen, "ContactScreen");
    await userEvent.type(screen.getByLabelText("Name"), "Asha Rao");
    await userEvent.type(screen.getByLabelText("Email"), "asha@example.com");
    await userEvent.type(screen.getByLabelText("Message"), "Hello");
    await send();

    const offer = await screen.findByText(/You can also reach us directly/);
    expect(offer.parentElement).toHaveTextContent("hello@example.com");
    expect(offer.parentElement).toHaveTextContent("+91 00000 00000");
    expect(toastStore.get().at(-1)).toMatchObject({
      kind: "error",
      text: "Failed to send message. Please try again.",
    });
    expect(screen.getByLabelText("Message")).toHaveValue("Hello");
    expect(JSON.stringify(log.mock.calls)).not.toContain("Asha");
  });

  it("says under each field what is wrong and goes to the first", async () => {
    await renderScreen(ContactScreen, "ContactScreen");
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
    const { unmount } = await renderScreen(ContactScreen, "ContactScreen");
    await userEvent.type(screen.getByLabelText("Message"), "Half a thought");
    unmount();
    await renderScreen(ContactScreen, "ContactScreen");
    expect(screen.getByLabelText("Message")).toHaveValue("Half a thought");
  });
});
