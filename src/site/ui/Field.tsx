import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import {
  useId,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";

const Root = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 8,
});

const Caption = styled("div")(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  "& label": { fontWeight: 600 },
  "& span": { color: vars.palette.text.secondary },
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

type NativeProps = InputHTMLAttributes<HTMLInputElement> &
  TextareaHTMLAttributes<HTMLTextAreaElement>;

interface FieldProps extends Omit<NativeProps, "id" | "className"> {
  name: string;
  label: string;
  /** Only screen readers get the label. The placeholder replaces it. */
  labelHidden?: boolean;
  multiline?: boolean;
  /** pill: for a single field beside its button. */
  shape?: "input" | "pill";
  /** Shown after the label but not part of the field's name, such as "(optional)". */
  mark?: string;
  className?: string;
}

/** A labelled native input or text area. */
export function Field({
  label,
  labelHidden,
  multiline,
  shape = "input",
  mark,
  className,
  type = "text",
  ...native
}: FieldProps) {
  const id = useId();
  const Control = multiline ? TextArea : Input;
  return (
    <Root className={className}>
      <Caption className={labelHidden ? "visually-hidden" : undefined}>
        <label htmlFor={id}>{label}</label>{" "}
        {mark && <span id={`${id}-mark`}>{mark}</span>}
      </Caption>
      <Control
        {...native}
        type={multiline ? undefined : type}
        id={id}
        ownerState={{ shape }}
        aria-describedby={mark && `${id}-mark`}
      />
    </Root>
  );
}
