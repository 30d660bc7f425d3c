import {
  sendMessage,
  toFailure,
} from "../../../../src/site/screens/contact/sendMessage";

/** docs/product.md#sending-a-message */

const message = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  phone: "",
  message: "Hello",
};
const noAnswer = { status: 0, text: "Network Error" };
const failureOf = () => sendMessage(message).catch(toFailure);
const fetchMock = jest.fn<Promise<unknown>, unknown[]>();

beforeEach(() => {
  fetchMock.mockReset();
  for (const name of ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"])
    process.env[`GATSBY_EMAILJS_${name}`] = name;
  Object.assign(window, { fetch: fetchMock });
});

it.each([
  [451, "Unavailable For Headless Browser"],
  [403, "Forbidden"],
  [429, "Too Many Requests"],
])("rejects with the status %i and its text", async (status, text) => {
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) });
  await expect(failureOf()).resolves.toEqual({ status, text });
});

it("sends the message with the account's names, by the mail library", async () => {
  fetchMock.mockResolvedValue({ ok: true, text: () => Promise.resolve("OK") });
  await sendMessage(message);
  const [address, { method, body }] = fetchMock.mock.lastCall as [
    string,
    RequestInit,
  ];
  expect([method, address]).toEqual([
    "POST",
    "https://api.emailjs.com/api/v1.0/email/send",
  ]);
  expect(JSON.parse(String(body))).toEqual({
    lib_version: "4.4.1",
    user_id: "PUBLIC_KEY",
    service_id: "SERVICE_ID",
    template_id: "TEMPLATE_ID",
    template_params: message,
  });
});

it("rejects without a connection", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(failureOf()).resolves.toEqual(noAnswer);
});

it("rejects without a public key", async () => {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "";
  await expect(failureOf()).resolves.toEqual({
    status: 0,
    text: expect.stringMatching(/public key is required/),
  });
});

it("gives up after 20 seconds without an answer", async () => {
  jest.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const failure = failureOf();
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(failure).resolves.toEqual(noAnswer);
});
