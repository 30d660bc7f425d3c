import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { notify } from "../../notifications/notify";
import { validateForm } from "../../ui/controls/validateForm";
import { loadMailLibrary, sendMessage, toFailure } from "./sendMessage";

/** Name of a field that only robots and form fillers fill in (docs/decisions.md#mail). */
export const trap = "website";

/** A message to the firm, named as in the mail's payload (docs/product.md#sending-a-message). */
const messageOf = (data: FormData) => ({
  from_name: String(data.get("name")),
  from_email: String(data.get("email")),
  phone: String(data.get("phone")),
  message: String(data.get("message")),
});

/** Where the last message is. */
type SendStatus = "idle" | "sending" | "sent" | "failed";

/**
 * The contact form's behaviour (docs/product.md#contact-form): one message at a time. The fields are uncontrolled, so
 * that text typed before hydration is sent, too.
 *
 * @returns The status of the last message, and props for the form.
 */
export function useContactForm(texts: Queries.ContactFormFragment) {
  const [status, setStatus] = useState<SendStatus>("idle");
  const form = useRef<HTMLFormElement>(null);
  /** The message that was not sent because the trap was filled in. */
  const trapped = useRef("");

  useEffect(() => void loadMailLibrary().catch(() => undefined), []);

  useEffect(() => {
    // The button loses the focus to something round the form when it is disabled.
    if (status !== "idle" && document.activeElement?.contains(form.current))
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [status]);

  async function submit(filled: HTMLFormElement): Promise<void> {
    const data = new FormData(filled);
    const message = messageOf(data);
    const text = JSON.stringify(message);
    setStatus("sending");
    notify.loading(texts.sendingToast);
    try {
      // Form fillers of people fall into the trap, too: who presses again is a person.
      if (data.get(trap) && trapped.current !== text) {
        trapped.current = text;
        throw new Error("The trap is filled in.");
      }
      await sendMessage(message);
      filled.reset();
      notify.success(texts.sentToast);
      setStatus("sent");
    } catch (reason) {
      notify.error(texts.failedToast);
      console.error(
        "The contact form's message was not sent.",
        toFailure(reason),
      );
      setStatus("failed");
    }
  }

  return {
    status,
    formProps: {
      ref: form,
      // What was sent is not what is typed now.
      onInput: () => status === "sent" && setStatus("idle"),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (status !== "sending" && validateForm(event.currentTarget))
          void submit(event.currentTarget);
      },
    },
  };
}
