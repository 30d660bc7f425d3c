import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { logError } from "../../common/errors";
import { loadToaster, notify } from "../notifications/notify";
import { restoreDraft, saveDraft } from "./draft";
import { clearBlanksAndValidate, readMessage } from "./message";
import { loadMailLibrary, sendMessage, toFailure } from "./sendMessage";

type Status = "idle" | "sending" | "sent" | "failed";

/** Loads the code for sending while the visitor types, because the network may fail later. */
function prepare(): void {
  Promise.all([loadToaster(), loadMailLibrary()]).catch(() => undefined);
}

/** Returns the focus to the button, which loses it when it is disabled. */
function returnFocus(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form
    .querySelector<HTMLButtonElement>("[type=submit]")
    ?.focus({ preventScroll: true });
}

/** The message on its way, also while the visitor is on another page. */
let delivery: Promise<Status> | undefined;

async function deliver(
  form: HTMLFormElement,
  texts: Queries.ContactFormFragment,
): Promise<Status> {
  notify.loading(texts.sendingToast);
  try {
    await sendMessage(readMessage(form));
    notify.success(texts.sentToast);
    return "sent";
  } catch (reason) {
    logError("The contact form's message was not sent.", toFailure(reason));
    notify.error(texts.failedToast);
    return "failed";
  } finally {
    delivery = undefined;
  }
}

/**
 * The contact form's behaviour (docs/product.md#contact-form): idle, sending, idle. Success clears the fields, failure
 * keeps them. The fields are uncontrolled, so that text typed before hydration is sent too.
 *
 * @returns The status of the last message, and props for the form.
 */
export function useContactForm(texts: Queries.ContactFormFragment) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>(delivery ? "sending" : "idle");

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreDraft(form);
    saveDraft(form);
    void delivery?.then((result) => finish(form, result));
  }, []);

  function finish(form: HTMLFormElement, result: Status): void {
    if (result === "sent") {
      form.reset();
      saveDraft(form);
    }
    flushSync(() => setStatus(result));
  }

  async function send(form: HTMLFormElement): Promise<void> {
    // At once, because a second submit may come before the next render.
    flushSync(() => setStatus("sending"));
    delivery = deliver(form, texts);
    finish(form, await delivery);
    returnFocus(form);
  }

  return {
    status,
    formProps: {
      ref,
      onFocus: prepare,
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) =>
        saveDraft(currentTarget),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (status !== "sending" && clearBlanksAndValidate(form))
          void send(form);
      },
    },
  };
}
