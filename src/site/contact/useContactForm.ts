import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { logError } from "../../common/logError";
import { loadToaster } from "../notifications/loadToaster";
import { notify } from "../notifications/notify";
import { clearDraft, restoreDraft, saveDraft } from "./draft";
import {
  contactFields,
  formControl,
  readMessage,
  trapName,
  type ContactField,
} from "./fields";
import { forbidden, toFailure } from "./SendFailure";
import { loadMailLibrary, sendMessage } from "./sendMessage";
import { findProblems, type Problems, type ProblemTexts } from "./validate";

interface ContactFormTexts {
  problems: ProblemTexts;
  sending: string;
  sent: string;
  failed: string;
}

type Progress = "idle" | "sending" | "failed";

/** Fetches what sending needs while the visitor still types: the network may be gone afterwards. */
function prepare(): void {
  Promise.all([loadToaster(), loadMailLibrary()]).catch(() => undefined);
}

/** The focus goes back to the button that was disabled while it had it. */
function returnFocus(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form
    .querySelector<HTMLButtonElement>("[type=submit]")
    ?.focus({ preventScroll: true });
}

/** Sends what the form holds. Throws SendFailure. */
async function deliver(form: HTMLFormElement): Promise<void> {
  if (formControl(form, trapName).value) throw forbidden();
  await sendMessage(readMessage(form));
}

/** Takes over from the form's mailto address, and brings back what was typed before a reload. */
function useOwnForm(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    form.noValidate = true;
    restoreDraft(form);
    saveDraft(form);
  }, [formRef]);
}

/**
 * The contact form's behaviour (docs/product.md#contact-form): idle, sending, idle. Success clears the fields,
 * failure keeps them. The fields are uncontrolled, so what is typed before hydration stays.
 *
 * @returns State, and props for the form.
 */
export function useContactForm(texts: ContactFormTexts) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [progress, setProgress] = useState<Progress>("idle");
  const [problems, setProblems] = useState<Problems>({});
  useOwnForm(formRef);

  async function send(form: HTMLFormElement): Promise<void> {
    isSending.current = true;
    setProgress("sending");
    const toast = notify.loading(texts.sending);
    try {
      await deliver(form);
      form.reset();
      clearDraft();
      flushSync(() => setProgress("idle"));
      toast.success(texts.sent);
    } catch (reason) {
      const { status, text } = toFailure(reason);
      logError("The contact form's message was not sent.", { status, text });
      flushSync(() => setProgress("failed"));
      toast.error(texts.failed);
    } finally {
      isSending.current = false;
      returnFocus(form);
    }
  }

  /** Marks what is wrong and goes to the first of it; true where nothing is. */
  function check(form: HTMLFormElement): boolean {
    const found = findProblems(form, texts.problems);
    // Before the focus moves, so that the message is read out with the field.
    flushSync(() => setProblems(found));
    const first = contactFields.find(({ name }) => found[name]);
    if (first) formControl(form, first.name).focus();
    return !first;
  }

  /** Takes away the messages of what has been put right. */
  function recheck(form: HTMLFormElement): void {
    const found = findProblems(form, texts.problems);
    const remaining = (name: string) =>
      contactFields.some((field) => field.name === name && found[field.name]);
    setProblems((marked) =>
      Object.fromEntries(
        Object.entries(marked).filter(([name]) => remaining(name)),
      ),
    );
  }

  return {
    progress,
    problem: (name: ContactField["name"]) => problems[name],
    formProps: {
      ref: formRef,
      onFocus: prepare,
      onInput: (event: InputEvent<HTMLFormElement>) => {
        saveDraft(event.currentTarget);
        recheck(event.currentTarget);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (!isSending.current && check(form)) void send(form);
      },
    },
  };
}
