import { useEffect, useRef, useState, type ComponentProps } from "react";

/** Whether a control is the first one of its form that the browser refuses. */
const isFirstRefused = (control: HTMLInputElement) =>
  [...(control.form?.elements ?? [])].find(
    (other) =>
      (other instanceof HTMLInputElement ||
        other instanceof HTMLTextAreaElement) &&
      !other.validity.valid,
  ) === control;

/**
 * Knows why the browser refuses a control's value, in the browser's words, and whether the control has cut a pasted text.
 *
 * @param maxLength Number of characters that the control takes.
 */
export function useFieldValidity(maxLength: number) {
  const ref = useRef<HTMLInputElement>(null);
  /** Until the browser refuses it, screen readers must not call a required field invalid. */
  const [refusal, setRefusal] = useState("");
  /** Browsers cut without a word. */
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const form = ref.current?.form;
    const onReset = () => {
      setRefusal("");
      setIsCut(false);
    };
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  const controlProps: ComponentProps<"input"> = {
    ref,
    onInvalid: (event) => {
      // Not the browser's own bubble.
      event.preventDefault();
      setRefusal(event.currentTarget.validationMessage);
      if (isFirstRefused(event.currentTarget)) event.currentTarget.focus();
    },
    onPaste: ({ currentTarget, clipboardData }) => {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData("text").length;
      setIsCut(value.length - replaced + pasted > maxLength);
    },
    onInput: ({ currentTarget, nativeEvent }) => {
      if (!("inputType" in nativeEvent)) setIsCut(false);
      else if (nativeEvent.inputType !== "insertFromPaste") setIsCut(false);
      currentTarget.setCustomValidity("");
      setRefusal(refusal && currentTarget.validationMessage);
    },
  };
  return { refusal, isCut, controlProps };
}
