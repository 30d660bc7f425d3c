import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import contact from "../../../content/pages/contact.json";
import { notify } from "../../../src/site/notifications/notify";
import ContactScreen from "../../../src/site/screens/contact/ContactScreen";
import { renderScreen } from "../../support/render";

const mockToast = { success: jest.fn(), error: jest.fn() };
jest.mock("../../../src/site/notifications/notify", () => ({
  loadToaster: () => Promise.resolve(),
  notify: { loading: jest.fn(() => mockToast) },
}));

const { form } = contact;
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (status: number, text: string) => ({
  ok: status === 200,
  status,
  text: () => Promise.resolve(text),
});

const button = () =>
  screen.getByRole<HTMLButtonElement>("button", {
    name: new RegExp(`${form.submitLabel}|${form.sendingLabel}`),
  });

/** Fills the form in and presses its button. */
async function send(message = "Hello"): Promise<void> {
  await renderScreen(ContactScreen, "/contact");
  await userEvent.type(screen.getByLabelText(form.nameLabel), " Asha Rao ");
  await userEvent.type(screen.getByLabelText(form.emailLabel), "a@example.com");
  await userEvent.type(screen.getByLabelText(form.messageLabel), message);
  await userEvent.click(button());
}

beforeEach(() => {
  sessionStorage.clear();
  mockToast.success.mockClear();
  mockToast.error.mockClear();
  jest.mocked(notify.loading).mockReturnValue(mockToast);
  Object.defineProperty(window, "fetch", { value: fetchMock, writable: true });
  fetchMock.mockReset();
  for (const name of ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"])
    process.env[`GATSBY_EMAILJS_${name}`] = name;
  process.env.GATSBY_EMAILJS_ORIGIN = "https://mail.example.com";
});

it("sends the payload, disabled while it does, and is cleared and usable afterwards", async () => {
  let respond: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await send("Hello\nfirm ");
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent(form.sendingLabel);
  expect(notify.loading).toHaveBeenCalledWith(form.sendingToast);
  const [address, { body }] = fetchMock.mock.calls[0] ?? ["", {}];
  expect(address).toBe("https://mail.example.com/api/v1.0/email/send");
  expect(JSON.parse(String(body))).toEqual({
    lib_version: "4.4.1",
    user_id: "PUBLIC_KEY",
    service_id: "SERVICE_ID",
    template_id: "TEMPLATE_ID",
    template_params: {
      from_name: "Asha Rao",
      from_email: "a@example.com",
      phone: "",
      message: "Hello\nfirm",
    },
  });

  respond(answer(200, "OK"));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(mockToast.success).toHaveBeenCalledWith(form.sentToast);
  expect(button()).toHaveTextContent(form.submitLabel);
  expect(screen.getByText(form.sentNote)).toBeVisible();
  for (const field of screen.getAllByRole("textbox"))
    expect(field).toHaveValue("");
});

it.each([
  [
    400,
    "The parameters are invalid.",
    () => answer(400, "The parameters are invalid."),
  ],
  [429, "Too Many Requests", () => answer(429, "Too Many Requests")],
  [0, "Network Error", () => Promise.reject(new TypeError("Failed to fetch"))],
  [0, expect.stringMatching(/public key is required/), undefined],
])(
  "reports and logs a failure with status %i and text %s, and keeps the fields",
  async (status, text, respond) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    if (respond) fetchMock.mockImplementation(async () => respond());
    else process.env.GATSBY_EMAILJS_PUBLIC_KEY = "";
    await send();
    await screen.findByText(form.alternativeText);
    expect(mockToast.error).toHaveBeenCalledWith(form.failedToast);
    expect(log.mock.calls).toEqual([[expect.anything(), { status, text }]]);
    expect(screen.getByLabelText(form.messageLabel)).toHaveValue("Hello");
    expect(button()).toBeEnabled();
  },
);

it("names its fields as their labels, and says before the button what is sent", async () => {
  await renderScreen(ContactScreen, "/contact");
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map(({ name }) => name)).toEqual([
    "name",
    "email",
    "phone",
    "message",
  ]);
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    form.nameLabel,
    form.emailLabel,
    form.phoneLabel,
    form.messageLabel,
  ]);
  expect(screen.getByRole("form", { name: form.name })).toHaveAttribute(
    "action",
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole("link", { name: form.privacy.label })).toBeVisible();
});
