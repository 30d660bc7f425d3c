import { styled } from "@mui/material/styles";
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from "notistack";
import { useEffect, useRef, type Ref } from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";
import { Icon } from "../ui/Icon";
import { IconButton } from "../ui/IconButton";
import { check, close, error } from "../ui/iconPaths";
import { useLabels } from "../ui/useShell";
import { Spinner } from "../ui/Spinner";
import { useSwipeAway } from "./useSwipeAway";

declare module "notistack" {
  interface VariantOverrides {
    loading: true;
  }
}

/** How long a toast stays, in milliseconds: multiples of `stepMs`. */
const durations = { loading: Infinity, success: 5000, error: 8000 };
const stepMs = 250;

export type ToastKind = keyof typeof durations;

const Root = styled("div")({
  width: "100%",
  minHeight: 64,
  display: "grid",
  gridTemplateColumns: "24px 1fr 44px",
  gap: 14,
  alignItems: "center",
  padding: "10px 8px 10px 18px",
  borderRadius: radii.thumb,
  // Sets the toast off from the footer, which has the same colour.
  border: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  touchAction: "pan-y",
  "& p": { overflowWrap: "anywhere" },
});

const CloseButton = styled(IconButton)({
  "&:focus-visible": { borderRadius: radii.pill },
});

const SuccessIcon = styled(Icon)({ color: colours.successLight });
const ErrorIcon = styled(Icon)({ color: colours.errorLight });

interface ToastProps extends CustomContentProps {
  variant: ToastKind;
  ref?: Ref<HTMLDivElement>;
}

/** A toast. Its button, a swipe or a timeout closes it. */
function Toast({ id, variant, message, ref, style }: ToastProps) {
  const labels = useLabels();
  // Unlike :hover, it ends when a finger leaves the screen.
  const isHovered = useRef(false);
  const dismiss = () => closeSnackbar(id);

  useEffect(() => {
    let remainingMs = durations[variant];
    const timer = setInterval(() => {
      const hasFocus = document.activeElement?.closest("[aria-live]");
      if (isHovered.current || hasFocus || document.hidden) return;
      remainingMs -= stepMs;
      if (remainingMs === 0) closeSnackbar(id);
    }, stepMs);
    return () => clearInterval(timer);
  }, [id, variant]);

  return (
    <Root
      ref={ref}
      style={style}
      role={variant === "error" ? "alert" : "status"}
      data-plane="ink"
      onPointerEnter={() => (isHovered.current = true)}
      onPointerLeave={() => (isHovered.current = false)}
      {...useSwipeAway(dismiss)}
    >
      {variant === "loading" && <Spinner size={22} />}
      {variant === "success" && <SuccessIcon path={check} />}
      {variant === "error" && <ErrorIcon path={error} />}
      <p>{message}</p>
      <CloseButton type="button" aria-label={labels.close} onClick={dismiss}>
        <Icon path={close} size={20} />
      </CloseButton>
    </Root>
  );
}

const toasts = { loading: Toast, success: Toast, error: Toast };
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

let loading: SnackbarKey | undefined;

/** Opens a toast, in place of a loading one; the Toaster must be mounted. */
export function openToast(variant: ToastKind, text: string): void {
  const replaced = loading;
  const id = enqueueSnackbar(text, { variant });
  loading = variant === "loading" ? id : undefined;
  // Closed after the new one opens: closing the last toast would move the focus out of the region.
  if (replaced) closeSnackbar(replaced);
}

export interface ToasterProps {
  /** The element that the toasts appear in. */
  region: HTMLElement;
  /** Called when a toast is closed, before it leaves the document. */
  onClose: () => void;
}

/** Stacks the toasts. Each has its own timer, because notistack's pauses only on hover. */
export function Toaster({ region, onClose }: ToasterProps) {
  return (
    <SnackbarProvider
      Components={toasts}
      anchorOrigin={bottomRight}
      autoHideDuration={null}
      disableWindowBlurListener
      domRoot={region}
      maxSnack={4}
      onClose={onClose}
    />
  );
}
