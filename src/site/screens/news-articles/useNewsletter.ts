import {
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { logError } from "../../../common/errors";
import { formControl, trapName } from "../../contact/fields";
import { historyEntry } from "../../contact/historyEntry";
import { whenIdle } from "../../startup/whenIdle";

/** idle, sending or failed; opened where the visitor's mail program or the sign-up page was asked to open. */
type Progress = "idle" | "sending" | "failed" | "opened";

/** Whether the mail service takes subscriptions: only with a template for them. */
export const isNewsletterSent = (): boolean =>
  Boolean(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID);

/** What sending needs; no page pays for it before somebody subscribes. */
const loadSending = () => import("../../contact/sendMessage");

/** The address that was subscribed on this page; empty before. */
const subscribed = historyEntry("newsletter", (kept) =>
  typeof kept === "string" ? kept : "",
);

interface NewsletterWays {
  /** A sign-up page, where the content names one: the browser opens it with the form. */
  signUp: string | null;
  /** The ready e-mail for an address. */
  mailFor: (email: string) => string;
}

/**
 * The newsletter's behaviour (docs/product.md#newsletter): through the mail service, on the sign-up page, or by the
 * visitor's own mail program, of which nobody knows whether it opened.
 *
 * @returns State, the address that was subscribed, and props for the form and for the confirmation.
 */
export function useNewsletter({ signUp, mailFor }: NewsletterWays) {
  const sentRef = useRef<HTMLParagraphElement>(null);
  const [progress, setProgress] = useState<Progress>("idle");
  const sentTo = useSyncExternalStore(
    subscribed.subscribe,
    subscribed.get,
    subscribed.getOnServer,
  );

  async function send(email: string): Promise<void> {
    setProgress("sending");
    try {
      const { sendSubscription } = await loadSending();
      await sendSubscription(email);
      flushSync(() => subscribed.set(email));
      sentRef.current?.focus();
    } catch (reason) {
      logError("The newsletter was not subscribed to.", String(reason));
      setProgress("failed");
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const email = formControl(form, "email").value.trim();
    const isRobot = formControl(form, trapName).value !== "";
    if (isNewsletterSent() && !isRobot) {
      event.preventDefault();
      if (progress !== "sending") void send(email);
      return;
    }
    setProgress("opened");
    if (signUp) return;
    event.preventDefault();
    window.location.assign(mailFor(email));
  };

  return {
    progress,
    sentTo,
    sentRef,
    formProps: {
      onSubmit,
      onFocus: () => {
        if (!isNewsletterSent()) return;
        whenIdle()
          .then(loadSending)
          .catch(() => undefined);
      },
    },
  };
}
