import { EmailJSResponseStatus, send } from "@emailjs/browser";
import { SendFailure, toFailure } from "../../../src/site/contact/SendFailure";
import { sendMessage } from "../../../src/site/contact/sendMessage";

const message = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  phone: "",
  message: "Hello",
};

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

const answer = (status: number, text: string) => ({
  ok: status === 200,
  status,
  text: () => Promise.resolve(text),
});

function setKeys(value: string): void {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = value;
  process.env.GATSBY_EMAILJS_SERVICE_ID = value;
  process.env.GATSBY_EMAILJS_TEMPLATE_ID = value;
}

beforeEach(() => {
  Object.defineProperty(window, "fetch", { value: fetchMock, writable: true });
  fetchMock.mockReset();
  setKeys("key");
  process.env.GATSBY_EMAILJS_ORIGIN = "https://mail.example.com";
});

afterEach(() => jest.useRealTimers());

describe("sending a message", () => {
  it("fails without keys, with the library's text and no request", async () => {
    setKeys("");
    await expect(sendMessage(message)).rejects.toThrow(
      "0 The public key is required",
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("fails with the service's status and text", async () => {
    fetchMock.mockResolvedValue(answer(400, "The parameters are invalid"));
    await expect(sendMessage(message)).rejects.toEqual(
      new SendFailure(400, "The parameters are invalid"),
    );
  });

  it("fails with status 0, Network Error, where there is no answer", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(sendMessage(message)).rejects.toEqual(
      new SendFailure(0, "Network Error"),
    );
  });

  it("may be tried again at once after a failure, but not after a success", async () => {
    fetchMock.mockResolvedValueOnce(answer(500, "Error"));
    await expect(sendMessage(message)).rejects.toThrow("500 Error");
    fetchMock.mockResolvedValue(answer(200, "OK"));
    await sendMessage(message);
    await expect(sendMessage(message)).rejects.toEqual(
      new SendFailure(429, "Too Many Requests"),
    );
    await expect(sendMessage(message)).rejects.toThrow("429");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("gives up after 20 seconds without an answer", async () => {
    jest.useFakeTimers({ now: Date.now() + 60_000 });
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const failing = expect(sendMessage(message)).rejects.toThrow(
      "0 Network Error",
    );
    await jest.advanceTimersByTimeAsync(20_000);
    await failing;
  });

  it("tells when the message was sent after all, once the answer had been given up", async () => {
    jest.useFakeTimers({ now: Date.now() + 90_000 });
    let arrive: (answer: unknown) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const onLateSuccess = jest.fn();
    const failing = expect(sendMessage(message, onLateSuccess)).rejects.toThrow(
      "0 Network Error",
    );
    await jest.advanceTimersByTimeAsync(20_000);
    await failing;
    expect(onLateSuccess).not.toHaveBeenCalled();
    arrive(answer(200, "OK"));
    await jest.advanceTimersByTimeAsync(0);
    expect(onLateSuccess).toHaveBeenCalledTimes(1);
  });

  it("goes to the configured origin", async () => {
    jest.useFakeTimers({ now: Date.now() + 120_000 });
    fetchMock.mockResolvedValue(answer(200, "OK"));
    await sendMessage(message);
    expect(fetchMock.mock.calls[0]?.[0]).toBe(
      "https://mail.example.com/api/v1.0/email/send",
    );
  });
});

describe("the mail library's own rejections", () => {
  it.each([
    [451, "Unavailable For Headless Browser", { blockHeadless: true }],
    [
      403,
      "Forbidden",
      { blockList: { watchVariable: "from_name", list: ["Asha Rao"] } },
    ],
  ])("keep their status %i and text %s", async (status, text, options) => {
    Object.defineProperty(navigator, "webdriver", {
      value: true,
      configurable: true,
    });
    const reason: unknown = await send("s", "t", message, {
      publicKey: "p",
      ...options,
    }).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(EmailJSResponseStatus);
    expect(toFailure(reason)).toEqual(new SendFailure(status, text));
  });
});
