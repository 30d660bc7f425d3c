import { useState, type SubmitEvent } from "react";
import { logError } from "../../../common/errors";

/** opened: the visitor's mail program or the sign-up page is open. */
type Status = "idle" | "sending" | "sent" | "failed" | "opened";

/** Whether the mail service handles subscriptions. It needs a template for them. */
export const usesMailService = (): boolean =>
  Boolean(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID);

interface NewsletterOptions {
  /** A sign-up page that the browser opens with the form. */
  signUp: string | null;
  /** Address of a prepared e-mail that subscribes an e-mail address. */
  mailFor: (email: string) => string;
}

/**
 * Subscribes through the mail service, the sign-up page, or the visitor's mail program (docs/product.md#newsletter).
 */
export function useNewsletter({ signUp, mailFor }: NewsletterOptions) {
  const [status, setStatus] = useState<Status>("idle");

  async function send(form: HTMLFormElement, email: string): Promise<void> {
    setStatus("sending");
    try {
      const { sendSubscription } = await import("../../contact/sendMessage");
      await sendSubscription(email);
      form.reset();
      setStatus("sent");
    } catch (reason) {
      logError("The newsletter subscription failed.", String(reason));
      setStatus("failed");
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    if (usesMailService()) {
      event.preventDefault();
      if (status !== "sending") void send(form, email);
      return;
    }
    setStatus("opened");
    if (signUp) return;
    event.preventDefault();
    window.location.assign(mailFor(email));
  }

  return { status, onSubmit };
}
