import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { notify } from "../../notifications/notify";
import { validateForm } from "../../ui/controls/validateForm";
import { isTrapped, readMessage } from "./message";
import { loadMailLibrary, sendMessage, toFailure } from "./sendMessage";

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
    const message = readMessage(filled);
    const text = JSON.stringify(message);
    setStatus("sending");
    notify.loading(texts.sendingToast);
    try {
      // Form fillers of people fall into the trap, too: who presses again is a person.
      if (isTrapped(filled) && trapped.current !== text) {
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
