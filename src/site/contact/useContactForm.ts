import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type InputEvent,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { logError } from "../../common/errors";
import { loadToaster } from "../notifications/loadToaster";
import { notify } from "../notifications/notify";
import { whenIdle } from "../startup/whenIdle";
import { beginWithSubject, type Openings } from "./askedSubject";
import { clearDraft, restoreDraft, saveDraft } from "./draft";
import {
  contactFields,
  formControl,
  looksLikeRobot,
  readMessage,
  type ContactField,
  type ContactMessage,
} from "./fields";
import { formHistory } from "./formHistory";
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

/**
 * Fetches what sending needs while the visitor still types: the network may be gone afterwards. The field answers
 * first.
 */
function prepare(): void {
  whenIdle()
    .then(() => Promise.all([loadToaster(), loadMailLibrary()]))
    .catch(() => undefined);
}

/** The focus goes back to the button that was disabled while it had it. */
function returnFocus(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form
    .querySelector<HTMLButtonElement>("[type=submit]")
    ?.focus({ preventScroll: true });
}

/** Whether the form still holds what was sent. */
const holds = (form: HTMLFormElement, message: ContactMessage): boolean => {
  const now = readMessage(form);
  return contactFields.every(({ name }) => now[name] === message[name]);
};

/**
 * The contact form's behaviour (docs/product.md#contact-form): idle, sending, idle. Success clears the fields and puts
 * a confirmation in the form's place, failure keeps them. The fields are uncontrolled, so what is typed before hydration
 * stays.
 *
 * @returns State, and props for the form and for the confirmation.
 */
export function useContactForm(texts: ContactFormTexts, openings: Openings) {
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLElement>(null);
  const isSending = useRef(false);
  const begunAt = useRef<number>(undefined);
  const [progress, setProgress] = useState<Progress>("idle");
  const [isSuspected, setSuspected] = useState(false);
  const { sent, isUnsent } = useSyncExternalStore(
    formHistory.subscribe,
    formHistory.get,
    formHistory.getOnServer,
  );
  const [problems, setProblems] = useState<Problems>({});

  // Takes over from the form's mailto address, and brings back what this page was left with.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    form.noValidate = true;
    restoreDraft(form);
    if (beginWithSubject(form, openings)) formHistory.set({});
    saveDraft(form);
  }, [openings]);

  function succeed(form: HTMLFormElement, message: ContactMessage): void {
    form.reset();
    clearDraft();
    begunAt.current = undefined;
    flushSync(() => {
      formHistory.set({ sent: message });
      setProgress("idle");
      setSuspected(false);
    });
    sentRef.current?.focus();
  }

  function fail(form: HTMLFormElement, reason: unknown): void {
    const { status, text } = toFailure(reason);
    logError("The contact form's message was not sent.", { status, text });
    flushSync(() => setProgress("failed"));
    returnFocus(form);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    isSending.current = true;
    const message = readMessage(form);
    const isRobot = looksLikeRobot(form, begunAt.current);
    if (isRobot) setSuspected(true);
    setProgress("sending");
    formHistory.set({ isUnsent: true });
    const toast = notify.loading(texts.sending);
    try {
      if (isRobot) throw forbidden();
      await sendMessage(message, () => {
        if (isSending.current || !holds(form, message)) return;
        succeed(form, message);
        notify.success(texts.sent);
      });
      succeed(form, message);
      toast.success(texts.sent);
    } catch (reason) {
      fail(form, reason);
      toast.error(texts.failed);
    } finally {
      isSending.current = false;
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
    const marked = contactFields.filter(({ name }) => problems[name]);
    // Nothing to draw anew for most letters.
    if (marked.length === 0) return;
    const found = findProblems(form, texts.problems);
    const remaining = marked.filter(({ name }) => found[name]);
    setProblems(
      Object.fromEntries(remaining.map(({ name }) => [name, problems[name]])),
    );
  }

  return {
    // Also where the page comes back in the middle of sending, or after a failure.
    progress: isUnsent && progress === "idle" ? "failed" : progress,
    isSuspected,
    sent,
    problem: (name: ContactField["name"]) => problems[name],
    sentProps: {
      ref: sentRef,
      onAgain: () => {
        flushSync(() => formHistory.set({}));
        if (formRef.current) formControl(formRef.current, "from_name").focus();
      },
    },
    formProps: {
      ref: formRef,
      hidden: sent !== undefined,
      onFocus: prepare,
      onInput: (event: InputEvent<HTMLFormElement>) => {
        begunAt.current ??= Date.now();
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
