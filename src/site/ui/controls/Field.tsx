import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { colours } from "../../../common/colours";
import { canHover } from "../../theme/media";
import { radii, space, line } from "../../theme/tokens";
import { fillTemplate } from "../../../common/fillTemplate";
import { useLabels } from "../hooks/useShell";
import { Icon } from "../pictures/Icon";
import { error } from "../pictures/statusIconPaths";
import { Note } from "../text/Note";

const Root = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
});

const Caption = styled("div")(({ theme }) => theme.typography.note);

const Label = styled("label")({ fontWeight: 600 });

const Control = styled("input")(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  width: "100%",
  minHeight: 56,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radii.input,
  border: line.control,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  "textarea&": { minHeight: 160, resize: "vertical" },
  "&::placeholder": { color: vars.palette.text.disabled, opacity: 1 },
  [canHover]: { "&:hover": { borderColor: vars.palette.text.primary } },
  "&:focus": {
    borderColor: vars.palette.primary.main,
    borderRadius: radii.input,
    outline: `3px solid ${colours.primaryHalo}`,
    outlineOffset: 0,
  },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
  // Locked, such as while a form is being sent.
  "&:disabled, &:read-only": {
    borderColor: vars.palette.divider,
    color: vars.palette.text.disabled,
    backgroundColor: vars.palette.surface.soft,
  },
}));

const Refusal = styled("p")(({ theme: { vars, typography } }) => ({
  ...typography.note,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: vars.palette.error.main,
}));

/** Whether a control is the first one of its form that the browser refuses. */
const isFirstRefused = (control: HTMLInputElement) =>
  [...(control.form?.elements ?? [])].find(
    (other) =>
      (other instanceof HTMLInputElement ||
        other instanceof HTMLTextAreaElement) &&
      !other.validity.valid,
  ) === control;

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  name: string;
  label: string;
  /** Only screen readers get the label. The placeholder replaces it. */
  labelHidden?: boolean;
  multiline?: boolean;
  /** Shown after the label but not part of the field's name, such as "(optional)". */
  mark?: string;
  /** Below the field. */
  hint?: string;
  className?: string;
}

/**
 * A labelled native input or text area. What the browser refuses stands below it, in the browser's words, and the first
 * such field of a form gets the focus.
 */
export function Field({
  label,
  labelHidden,
  multiline,
  mark,
  hint,
  className,
  type = "text",
  ...native
}: FieldProps) {
  const id = useId();
  /** Why the browser refuses the value. Until then screen readers must not call a required field invalid. */
  const [refusal, setRefusal] = useState("");
  /** Whether the field has cut a pasted text, which browsers do without a word. */
  const [isCut, setIsCut] = useState(false);
  const { cut } = useLabels();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    const onReset = () => {
      setRefusal("");
      setIsCut(false);
    };
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);
  const { maxLength = Infinity } = native;
  /** A hint can be why the value is refused. */
  const newHint = hint === refusal ? undefined : hint;
  const note = isCut ? fillTemplate(cut, { max: maxLength }) : newHint;
  const descriptions = [
    mark && `${id}-mark`,
    refusal && `${id}-refusal`,
    note && `${id}-note`,
  ];
  return (
    <Root className={className}>
      <Caption className={labelHidden ? "visually-hidden" : undefined}>
        <Label htmlFor={id}>{label}</Label>{" "}
        {mark && (
          <Note as="span" id={`${id}-mark`}>
            {mark}
          </Note>
        )}
      </Caption>
      <Control
        {...native}
        ref={ref}
        as={multiline ? "textarea" : "input"}
        type={multiline ? undefined : type}
        id={id}
        data-slot="control"
        aria-invalid={refusal !== ""}
        onInvalid={(event) => {
          // Not the browser's own bubble.
          event.preventDefault();
          setRefusal(event.currentTarget.validationMessage);
          if (isFirstRefused(event.currentTarget)) event.currentTarget.focus();
        }}
        onPaste={({ currentTarget, clipboardData }) => {
          const { value, selectionStart, selectionEnd } = currentTarget;
          const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
          const pasted = clipboardData.getData("text").length;
          setIsCut(value.length - replaced + pasted > maxLength);
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          if (!("inputType" in nativeEvent)) setIsCut(false);
          else if (nativeEvent.inputType !== "insertFromPaste") setIsCut(false);
          currentTarget.setCustomValidity("");
          setRefusal(refusal && currentTarget.validationMessage);
        }}
        aria-describedby={descriptions.filter(Boolean).join(" ") || undefined}
      />
      {note && (
        <Note id={`${id}-note`} role="note">
          {note}
        </Note>
      )}
      {refusal && (
        <Refusal id={`${id}-refusal`}>
          <Icon path={error} size={20} />
          <span>{refusal}</span>
        </Refusal>
      )}
    </Root>
  );
}
