import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { logError } from "../../../common/errors";
import { toFailure } from "./toFailure";

type Outcome = "sent" | "failed";

/** The message on its way, also while the visitor is on another page. */
let delivery: Promise<Outcome> | undefined;

type Send = (form: HTMLFormElement) => Promise<void>;

async function deliver(form: HTMLFormElement, send: Send): Promise<Outcome> {
  try {
    await send(form);
    return "sent";
  } catch (reason) {
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
 * Sends a form: idle, sending, then sent or failed. Success clears the fields, failure keeps them. One submission at a
 * time.
 *
 * @param send Sends the form's values. Rejects when they were not sent.
 * @returns A ref for the form, the status of its last submission, and a function that sends it.
 */
export function useSubmission(send: Send) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Outcome | "idle" | "sending">(
    delivery ? "sending" : "idle",
  );

  useEffect(() => {
    void delivery?.then(setStatus);
  }, []);

  useEffect(() => {
    if (status === "sent") ref.current?.reset();
  }, [status]);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (delivery) return;
    // At once, because a second submit may come before the next render.
    flushSync(() => setStatus("sending"));
    delivery = deliver(form, send);
    const outcome = await delivery;
    flushSync(() => setStatus(outcome));
    returnFocus(form);
  }

  return { ref, status, submit };
}
