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

it("rejects with the status and the text of an answer", async () => {
  const [status, text] = [429, "Too Many Requests"];
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) });
  await expect(failureOf()).resolves.toEqual({ status, text });
});

it("lets the request go on when the page closes, unless it is long, and leaves other requests alone", async () => {
  fetchMock.mockResolvedValue({ ok: true, text: () => Promise.resolve("OK") });
  const sent = sendMessage(message);
  // The library is loaded, and has not called `fetch` yet.
  while (window.fetch === fetchMock) await Promise.resolve();
  await window.fetch("/page-data.json");
  await sent;
  await sendMessage({ ...message, message: "a".repeat(20_000) });
  expect(fetchMock.mock.calls).toEqual([
    ["/page-data.json", undefined],
    [
      expect.stringMatching(/\/email\/send$/),
      expect.objectContaining({ method: "POST", keepalive: true }),
    ],
    [
      expect.stringMatching(/\/email\/send$/),
      expect.objectContaining({ method: "POST", keepalive: false }),
    ],
  ]);
  expect(window.fetch).toBe(fetchMock);
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
