import { styled } from "@mui/material/styles";
import { useId, useState, type ComponentProps, type InputEvent } from "react";
import { colours } from "../../../common/colours";
import { canHover } from "../../theme/media";
import { line, radii, space } from "../../theme/tokens";
import { Icon } from "../pictures/Icon";
import { error } from "../pictures/statusIconPaths";
import { Note } from "../text/Note";

/** Label, control and refusal, one below the other. */
const Parts = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  "& > p": {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    color: vars.palette.error.main,
  },
}));

const Control = styled("input")(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  width: "100%",
  minHeight: 56,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radii.input,
  border: line.control,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  "textarea&": { flexGrow: 1, minHeight: 160, resize: "vertical" },
  "&::placeholder": { color: vars.palette.text.disabled, opacity: 1 },
  [canHover]: { "&:hover": { borderColor: vars.palette.text.primary } },
  "&:focus": {
    borderColor: vars.palette.primary.main,
    borderRadius: radii.input,
    outline: `3px solid ${colours.primaryHalo}`,
    outlineOffset: 0,
  },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
  // Locked while a form is being sent.
  "&:read-only": {
    borderColor: vars.palette.divider,
    color: vars.palette.text.disabled,
    backgroundColor: vars.palette.surface.soft,
  },
}));

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  name: string;
  label: string;
  /** Only screen readers get the label. The placeholder replaces it. */
  labelHidden?: boolean;
  multiline?: boolean;
  /** Shown after the label but not part of the field's name, such as "(optional)". */
  mark?: string;
}

/** A labelled native input or text area. Why the browser refuses its value stands below it, in the browser's words. */
export function Field({
  label,
  labelHidden,
  multiline,
  mark,
  type = "text",
  ...native
}: FieldProps) {
  const id = useId();
  /** Empty until the browser refuses the value: screen readers must not call an untouched required field invalid. */
  const [refusal, setRefusal] = useState("");
  const descriptions = [mark && `${id}-mark`, refusal && `${id}-refusal`];
  return (
    <Parts>
      <div className={labelHidden ? "visually-hidden" : undefined}>
        <label htmlFor={id}>
          <b>{label}</b>
        </label>{" "}
        {mark && (
          <Note as="span" id={`${id}-mark`}>
            {mark}
          </Note>
        )}
      </div>
      <Control
        {...native}
        as={multiline ? "textarea" : "input"}
        type={multiline ? undefined : type}
        id={id}
        aria-invalid={refusal !== ""}
        aria-describedby={descriptions.filter(Boolean).join(" ") || undefined}
        onInvalid={(event: InputEvent<HTMLInputElement>) => {
          // Not the browser's own bubble.
          event.preventDefault();
          setRefusal(event.currentTarget.validationMessage);
        }}
        onInput={({ currentTarget }: InputEvent<HTMLInputElement>) =>
          setRefusal(refusal && currentTarget.validationMessage)
        }
      />
      {refusal && (
        <p id={`${id}-refusal`}>
          <Icon path={error} size={20} />
          <span>{refusal}</span>
        </p>
      )}
    </Parts>
  );
}
