import type { StorageProvider } from "@emailjs/browser";
import type { ContactMessage } from "./fields";
import { networkError, toFailure } from "./SendFailure";

/** After this an answer is no longer waited for. */
const answerTimeoutMs = 20_000;

/** Time between two messages that the library lets through: less than any visitor needs to fill the form again. */
const sendIntervalMs = 3_000;

const rateId = "contact-form-sent";

/** When the last message left. In memory, so that it works where the browser forbids storage. */
const sent = new Map<string, string>();
const rateStorage: StorageProvider = {
  get: (id) => Promise.resolve(sent.get(id)),
  set: (id, time) => Promise.resolve(void sent.set(id, time)),
  remove: (id) => Promise.resolve(void sent.delete(id)),
};

/** The library reads localStorage while it loads, which throws where storage is forbidden. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", {
      value: undefined,
      configurable: true,
    });
  }
}

/** Loads the mail library. A form loads it early, so that sending does not wait for it. */
export async function loadMailLibrary() {
  hideForbiddenStorage();
  const library = await import("@emailjs/browser");
  library.init(
    {
      publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
      storageProvider: rateStorage,
      limitRate: { id: rateId, throttle: sendIntervalMs },
    },
    process.env.GATSBY_EMAILJS_ORIGIN || undefined,
  );
  return library;
}

/**
 * Sends through the mail service (docs/product.md#sending-a-message).
 *
 * @param template The service's template of the mail.
 * @param onLateSuccess Called when it was sent after all, once the answer had been given up.
 * @throws SendFailure when it was not sent, or when no answer came within 20 seconds.
 */
async function sendMail(
  template: string | undefined,
  values: Readonly<Record<string, string>>,
  onLateSuccess?: () => void,
): Promise<void> {
  const sentBefore = sent.get(rateId);
  const sending = loadMailLibrary().then(({ send }) =>
    send(process.env.GATSBY_EMAILJS_SERVICE_ID ?? "", template ?? "", {
      ...values,
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givingUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      sending.then(onLateSuccess, () => undefined);
      reject(networkError());
    }, answerTimeoutMs);
  });
  try {
    await Promise.race([sending, givingUp]);
  } catch (reason) {
    // The library counts a message before it is sent: one that failed may be tried again at once.
    if (sentBefore) sent.set(rateId, sentBefore);
    else sent.delete(rateId);
    throw toFailure(reason);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a visitor's message; see sendMail. */
export const sendMessage = (
  message: ContactMessage,
  onLateSuccess?: () => void,
): Promise<void> =>
  sendMail(
    process.env.GATSBY_EMAILJS_TEMPLATE_ID,
    { ...message },
    onLateSuccess,
  );

/** Asks for the newsletter; see sendMail. */
export const sendSubscription = (email: string): Promise<void> =>
  sendMail(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID, {
    from_email: email,
  });
