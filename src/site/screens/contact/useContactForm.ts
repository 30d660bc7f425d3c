import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { labels } from "../../labels";
import { logError } from "../../../common/errors";
import { loadToaster, notify } from "../../notifications/notify";
import { restoreDraft, saveDraft } from "./draft";
import { fillTemplate } from "../../../common/fillTemplate";
import { validateForm } from "../../ui/controls/validateForm";
import { charactersLeft, isTrapped, readMessage } from "./message";
import { loadMailLibrary, sendMessage, toFailure } from "./sendMessage";

type Outcome = "sent" | "failed";

/** Where the last message is. */
export type SendStatus = "idle" | "sending" | Outcome;

/** The message on its way, also while the visitor is on another page. */
let delivery: Promise<Outcome> | undefined;
/** What became of the last message: sent, until the visitor begins another. Some are on another page when it arrives. */
let lastOutcome: Outcome | undefined;

/** Browsers ask before they close a page that prevents this event. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

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
  window.addEventListener("beforeunload", askBeforeLeaving);
  try {
    if (isTrapped(form)) throw new Error("A robot has filled in the trap.");
    await sendMessage(readMessage(form));
    form.reset();
    saveDraft(form);
    notify.success(texts.sentToast);
    lastOutcome = "sent";
  } catch (reason) {
    notify.error(texts.failedToast);
    logError("The contact form's message was not sent.", toFailure(reason));
    lastOutcome = "failed";
  } finally {
    window.removeEventListener("beforeunload", askBeforeLeaving);
    delivery = undefined;
  }
  return lastOutcome;
}

/** Says how much longer a message may be, near the limit of EmailJS, and refuses one that is over it. */
function checkLength(
  form: HTMLFormElement,
  { spaceLeft, tooLong }: Queries.ContactFormFragment,
): string {
  const left = charactersLeft(readMessage(form));
  const isOver = left !== undefined && left < 0;
  const count = Math.abs(left ?? 0);
  const text = fillTemplate(isOver ? tooLong : spaceLeft, { count });
  const control = form.elements.namedItem("message");
  if (control instanceof HTMLTextAreaElement)
    control.setCustomValidity(isOver ? text : "");
  return left === undefined ? "" : text;
}

/**
 * Returns the focus to the button, which loses it when it is disabled, and keeps what is in view clear of the toast. A
 * second press moves the focus to what contains the button.
 */
function returnFocus(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  if (!button || !document.activeElement?.contains(button)) return;
  button.focus({ preventScroll: true });
  const { top, bottom } = button.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight)
    button.scrollIntoView({ block: "nearest" });
}

/**
 * The contact form's behaviour (docs/product.md#contact-form): one message at a time, which goes on while the visitor is
 * on another page. The fields are uncontrolled, so that text typed before hydration is sent too.
 *
 * @returns The status of the last message, how much longer the message may be, and props for the form.
 */
export function useContactForm(texts: Queries.ContactFormFragment) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<SendStatus>(
    delivery ? "sending" : (lastOutcome ?? "idle"),
  );

  const [lengthHint, setLengthHint] = useState("");
  const { refusedSign } = labels;

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
    lengthHint,
    formProps: {
      ref,
      // While the visitor types, because the network may fail later.
      onFocus: () => void loadToaster().catch(() => undefined),
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
        // What was sent is not what is typed now.
        if (status === "sent") {
          lastOutcome = undefined;
          setStatus("idle");
        }
        saveDraft(currentTarget);
        setLengthHint(checkLength(currentTarget, texts));
      },
      onReset: () => setLengthHint(""),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        setLengthHint(checkLength(form, texts));
        if (validateForm(form, refusedSign)) void submit(form);
      },
    },
  };
}
