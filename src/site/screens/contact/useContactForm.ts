import { useEffect, type InputEvent, type SubmitEvent } from "react";
import { loadToaster, notify } from "../../notifications/notify";
import { restoreDraft, saveDraft } from "./draft";
import { clearBlanksAndValidate, readMessage } from "./message";
import { loadMailLibrary, sendMessage } from "./sendMessage";
import { useSubmission } from "./useSubmission";

/** Loads the code for sending while the visitor types, because the network may fail later. */
function prepare(): void {
  Promise.all([loadToaster(), loadMailLibrary()]).catch(() => undefined);
}

/**
 * The contact form's behaviour (docs/product.md#contact-form). The fields are uncontrolled, so that text typed before
 * hydration is sent too.
 *
 * @returns The status of the last message, and props for the form.
 */
export function useContactForm(texts: Queries.ContactFormFragment) {
  const { ref, status, submit } = useSubmission(async (form) => {
    notify.loading(texts.sendingToast);
    try {
      await sendMessage(readMessage(form));
      form.reset();
      saveDraft(form);
      notify.success(texts.sentToast);
    } catch (reason) {
      notify.error(texts.failedToast);
      throw reason;
    }
  });

  useEffect(() => {
    if (!ref.current) return;
    restoreDraft(ref.current);
    saveDraft(ref.current);
  }, [ref]);

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
        if (clearBlanksAndValidate(form)) void submit(form);
      },
    },
  };
}
