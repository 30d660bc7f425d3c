import { sendMessage } from "../../../src/site/contact/sendMessage";
import { toFailure } from "../../../src/site/contact/toFailure";

/** docs/product.md#sending-a-message */

const message = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  phone: "",
  message: "Hello",
};
const fetchMock = jest.fn<Promise<unknown>, []>();

beforeEach(() => {
  for (const name of ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"])
    process.env[`GATSBY_EMAILJS_${name}`] = name;
  Object.defineProperty(window, "fetch", {
    value: fetchMock,
    configurable: true,
  });
});

afterEach(() => jest.useRealTimers());

it.each([
  [451, "Unavailable For Headless Browser"],
  [403, "Forbidden"],
  [429, "Too Many Requests"],
])("rejects with the status %i and the text %s", async (status, text) => {
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) });
  expect(await sendMessage(message).catch(toFailure)).toEqual({ status, text });
});

it("rejects without a connection", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendMessage(message).catch(toFailure)).toEqual({
    status: 0,
    text: "Network Error",
  });
});

it("rejects without a public key", async () => {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "";
  expect(await sendMessage(message).catch(toFailure)).toEqual({
    status: 0,
    text: expect.stringMatching(/public key is required/),
  });
});

it("gives up after 20 seconds without an answer", async () => {
  jest.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const failing = sendMessage(message).catch(toFailure);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await failing).toEqual({ status: 0, text: "Network Error" });
});
