import { keyframes, styled } from "@mui/material/styles";
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarProviderProps,
} from "notistack";
import { useEffect, useRef, type RefAttributes } from "react";
import { colours } from "../../common/colours";
import { labels } from "../labels";
import { radii, space } from "../theme/tokens";
import { IconButton } from "../ui/controls/IconButton";
import { Spinner } from "../ui/controls/Spinner";
import { useSwipe } from "../ui/hooks/useSwipe";
import { Icon } from "../ui/pictures/Icon";
import { close } from "../ui/pictures/iconPaths";
import { check, error } from "../ui/pictures/statusIconPaths";

/** Changes nothing: it is the clock of a toast, which stands still while the pointer or the focus is there. */
const life = keyframes({ to: { "--life": 1 } });

const Message = styled("div")({
  minHeight: 64,
  display: "flex",
  alignItems: "center",
  gap: space[4],
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: radii.thumb,
  // Sets the toast off from the footer, which has the same colour.
  border: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  touchAction: "pan-y pinch-zoom",
  "& > p": { flex: 1, overflowWrap: "anywhere" },
  animation: `${life} linear`,
  "&:hover, section:focus-within &": { animationPlayState: "paused" },
});

/** How long a toast stays. A loading one, notistack's default, stays until its answer takes its place. */
const durationsMs: Partial<Record<CustomContentProps["variant"], number>> = {
  success: 5000,
  error: 8000,
};

/** Keeps the lower edge of the window clear for a toast, also now if it covers what has the focus. */
function keepClear(toast: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const top = toast?.closest("section")?.getBoundingClientRect().top ?? 0;
  style.scrollPaddingBottom = `${window.innerHeight - top + 16}px`;
  const focused = document.activeElement?.getBoundingClientRect();
  if (focused && focused.top < window.innerHeight && focused.bottom > top)
    document.activeElement?.scrollIntoView({ block: "nearest" });
  return () => {
    style.scrollPaddingBottom = "";
  };
}

/** A message with its icon. A button, a swipe or its time closes it. */
function Toast({
  id,
  ref,
  style,
  message,
  variant,
}: CustomContentProps & RefAttributes<HTMLDivElement>) {
  const text = useRef<HTMLParagraphElement>(null);
  const durationMs = durationsMs[variant];
  const dismiss = () => closeSnackbar(id);
  const swipe = useSwipe(dismiss);
  // After each render, because the toast before it may leave after this one has come.
  useEffect(() => keepClear(text.current));
  return (
    <Message
      ref={ref}
      data-plane="neutral"
      style={{ ...style, animationDuration: `${durationMs ?? 0}ms` }}
      onAnimationEnd={durationMs ? dismiss : undefined}
      {...swipe}
    >
      {variant === "default" && <Spinner size={22} />}
      {variant === "success" && (
        <Icon path={check} color={colours.successLight} />
      )}
      {variant === "error" && <Icon path={error} color={colours.errorLight} />}
      <p ref={text}>{message}</p>
      <IconButton label={labels.close} icon={close} onClick={dismiss} />
    </Message>
  );
}

let setMounted = (): void => undefined;
const mounted = new Promise<void>((resolve) => (setMounted = resolve));

/** Opens a toast in the place of the one before, as soon as the Toaster is mounted. */
export async function openToast(
  variant: "default" | "success" | "error",
  text: string,
): Promise<void> {
  await mounted;
  closeSnackbar();
  enqueueSnackbar(text, { variant });
}

/** notistack, without its timers: they do not stop for the focus. Toasts come and go at once, so that nothing moves. */
export function Toaster(props: Pick<SnackbarProviderProps, "onClose">) {
  useEffect(() => setMounted(), []);
  return (
    <SnackbarProvider
      {...props}
      Components={{ default: Toast, success: Toast, error: Toast }}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      autoHideDuration={null}
      transitionDuration={0}
    />
  );
}
