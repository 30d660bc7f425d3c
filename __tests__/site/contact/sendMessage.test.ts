import { EmailJSResponseStatus, send } from "@emailjs/browser";
import { sendMessage, toFailure } from "../../../src/site/contact/sendMessage";

const message = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  phone: "",
  message: "Hello",
};

afterEach(() => jest.useRealTimers());

it("gives up after 20 seconds without an answer", async () => {
  jest.useFakeTimers();
  for (const name of ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"])
    process.env[`GATSBY_EMAILJS_${name}`] = name;
  Object.defineProperty(window, "fetch", {
    value: () => new Promise(() => undefined),
    configurable: true,
  });
  const failing = sendMessage(message).catch(toFailure);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await failing).toEqual({ status: 0, text: "Network Error" });
});

it.each([
  [451, "Unavailable For Headless Browser", { blockHeadless: true }],
  [
    403,
    "Forbidden",
    { blockList: { watchVariable: "from_name", list: ["Asha Rao"] } },
  ],
])(
  "keeps the status %i and the text %s of the library itself",
  async (status, text, options) => {
    Object.defineProperty(navigator, "webdriver", {
      value: true,
      configurable: true,
    });
    const reason: unknown = await send("s", "t", message, {
      publicKey: "p",
      ...options,
    }).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(EmailJSResponseStatus);
    expect(toFailure(reason)).toEqual({ status, text });
  },
);
