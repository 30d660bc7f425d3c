import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { logError } from "../../../common/errors";
import { loadToaster, notify } from "../../notifications/notify";
import { restoreDraft, saveDraft } from "./draft";
import { clearBlanksAndValidate, readMessage } from "./message";
import { loadMailLibrary, sendMessage, toFailure } from "./sendMessage";

type Outcome = "sent" | "failed";

/** The message on its way, also while the visitor is on another page. */
let delivery: Promise<Outcome> | undefined;

/** Initialises the mail library once the browser is idle. Returns a function that cancels it. */
function prepareMail(): () => void {
  const prepare = () => void loadMailLibrary().catch(() => undefined);
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(prepare, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(prepare, { timeout: 2000 });
  return () => cancelIdleCallback(callback);
}

/** Sends a form and tells the visitor. Success clears the fields, failure keeps them. */
async function deliver(
  form: HTMLFormElement,
  texts: Queries.ContactFormFragment,
): Promise<Outcome> {
  notify.loading(texts.sendingToast);
  try {
    await sendMessage(readMessage(form));
    form.reset();
    saveDraft(form);
    notify.success(texts.sentToast);
    return "sent";
  } catch (reason) {
    notify.error(texts.failedToast);
    logError("The contact form's message was not sent.", toFailure(reason));
    return "failed";
  } finally {
    delivery = undefined;
  }
}

/** Returns the focus to the button, which loses it when it is disabled. */
function returnFocus(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form
    .querySelector<HTMLButtonElement>("[type=submit]")
    ?.focus({ preventScroll: true });
}

/**
 * The contact form's behaviour (docs/product.md#contact-form): one message at a time, which goes on while the visitor is
 * on another page. The fields are uncontrolled, so that text typed before hydration is sent too.
 *
 * @returns The status of the last message, and props for the form.
 */
export function useContactForm(texts: Queries.ContactFormFragment) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Outcome | "idle" | "sending">(
    delivery ? "sending" : "idle",
  );

  useEffect(prepareMail, []);

  useEffect(() => {
    void delivery?.then(setStatus);
    if (!ref.current) return;
    restoreDraft(ref.current);
    saveDraft(ref.current);
  }, []);

  useEffect(() => {
    if (status === "sent") ref.current?.reset();
  }, [status]);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (delivery) return;
    // At once, because a second submit may come before the next render.
    flushSync(() => setStatus("sending"));
    delivery = deliver(form, texts);
    const outcome = await delivery;
    flushSync(() => setStatus(outcome));
    returnFocus(form);
  }

  return {
    status,
    formProps: {
      ref,
      // While the visitor types, because the network may fail later.
      onFocus: () => void loadToaster().catch(() => undefined),
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) =>
        saveDraft(currentTarget),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (clearBlanksAndValidate(form)) void submit(form);
      },
    },
  };
}
