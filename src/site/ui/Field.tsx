import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import {
  useId,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";
import { Icon } from "./Icon";
import { error as errorIcon } from "./iconPaths";

const Root = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 8,
});

const Label = styled("label")(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  fontWeight: 600,
  "& span": { fontWeight: 400, color: vars.palette.text.secondary },
}));

interface ControlState {
  shape: NonNullable<FieldProps["shape"]>;
}

const controlStyles = ({
  theme: { vars, typography },
  ownerState: { shape },
}: {
  theme: Theme;
  ownerState: ControlState;
}): CSSObject => ({
  ...typography.body1,
  width: "100%",
  minHeight: 56,
  padding: shape === "pill" ? "13px 24px" : "13px 16px",
  borderRadius: radii[shape],
  border: `1.5px solid ${vars.palette.border.control}`,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  "&::placeholder": { color: vars.palette.text.disabled, opacity: 1 },
  "&:hover": { borderColor: vars.palette.text.primary },
  "&:focus": {
    borderColor: vars.palette.primary.main,
    borderRadius: radii[shape],
    outline: `3px solid ${colours.halo}`,
    outlineOffset: 0,
  },
  "&[aria-invalid=true]": { borderColor: vars.palette.error.main },
  // Locked, such as while a form is being sent.
  "&:disabled, &:read-only": {
    borderColor: vars.palette.divider,
    color: vars.palette.text.disabled,
    backgroundColor: vars.palette.surface.mist,
  },
});

const Input = styled("input")<{ ownerState: ControlState }>(controlStyles);

const TextArea = styled("textarea")<{ ownerState: ControlState }>(
  controlStyles,
  { minHeight: 160, resize: "vertical" },
);

const Message = styled("span")(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 6,
  color: vars.palette.error.main,
}));

type NativeProps = InputHTMLAttributes<HTMLInputElement> &
  TextareaHTMLAttributes<HTMLTextAreaElement>;

interface FieldProps extends Omit<NativeProps, "id" | "className"> {
  name: string;
  label: string;
  /** The label is read out only; the placeholder shows what belongs here. */
  labelHidden?: boolean;
  multiline?: boolean;
  /** pill: for a single field beside its button. */
  shape?: "input" | "pill";
  /** Mark after the label of a field that may stay empty. */
  optionalMark?: string;
  /** Message under the field; it also marks the field as invalid. */
  error?: string;
  className?: string;
}

/** A labelled native input or text area with its message. */
export function Field({
  label,
  labelHidden,
  multiline,
  shape = "input",
  optionalMark,
  error,
  className,
  type = "text",
  ...native
}: FieldProps) {
  const id = useId();
  const Control = multiline ? TextArea : Input;
  return (
    <Root className={className}>
      <Label
        htmlFor={id}
        className={labelHidden ? "visually-hidden" : undefined}
      >
        {/* A space of its own would not be part of the name. */}
        {optionalMark ? `${label} ` : label}
        {optionalMark && <span>{optionalMark}</span>}
      </Label>
      <Control
        {...native}
        type={multiline ? undefined : type}
        id={id}
        ownerState={{ shape }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <Message id={`${id}-error`}>
          <Icon path={errorIcon} size={20} />
          {error}
        </Message>
      )}
    </Root>
  );
}
