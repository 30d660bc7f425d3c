import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { logError } from "../../common/errors";
import { toFailure } from "./toFailure";

type Outcome = "sent" | "failed";

/** Forms on their way, by name, also while the visitor is on another page. */
const deliveries = new Map<string, Promise<Outcome>>();

interface Submission {
  /** For the log. */
  name: string;
  /** Sends the form's values. Rejects when they were not sent. */
  send: (form: HTMLFormElement) => Promise<void>;
}

async function deliver(
  form: HTMLFormElement,
  { name, send }: Submission,
): Promise<Outcome> {
  try {
    await send(form);
    return "sent";
  } catch (reason) {
    logError(`${name} was not sent.`, toFailure(reason));
    return "failed";
  } finally {
    deliveries.delete(name);
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
 * @returns A ref for the form, the status of its last submission, and a function that sends it.
 */
export function useSubmission(submission: Submission) {
  const { name } = submission;
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Outcome | "idle" | "sending">(
    deliveries.has(name) ? "sending" : "idle",
  );

  useEffect(() => {
    void deliveries.get(name)?.then(setStatus);
  }, [name]);

  useEffect(() => {
    if (status === "sent") ref.current?.reset();
  }, [status]);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (deliveries.has(name)) return;
    // At once, because a second submit may come before the next render.
    flushSync(() => setStatus("sending"));
    const delivery = deliver(form, submission);
    deliveries.set(name, delivery);
    const outcome = await delivery;
    flushSync(() => setStatus(outcome));
    returnFocus(form);
  }

  return { ref, status, submit };
}
