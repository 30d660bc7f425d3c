import { keyframes, styled } from "@mui/material/styles";
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarProviderProps,
} from "notistack";
import { useEffect, type RefAttributes } from "react";
import { colours } from "../../common/colours";
import { labels } from "../labels";
import { line, radii, space } from "../theme/tokens";
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
  border: line.hairline,
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  touchAction: "pan-y pinch-zoom",
  "& > p": { flex: 1, overflowWrap: "anywhere" },
  animation: `${life} linear`,
  "&:hover, section:focus-within &": { animationPlayState: "paused" },
});

const icons = {
  default: <Spinner size={22} />,
  success: <Icon path={check} color={colours.successLight} />,
  error: <Icon path={error} color={colours.errorLight} />,
};

/** How long a toast stays. A loading one, notistack's default, stays until its answer takes its place. */
const durationsMs: Partial<Record<CustomContentProps["variant"], number>> = {
  success: 5000,
  error: 8000,
};

/** A message with its icon. A button, a swipe or its time closes it. */
function Toast({
  id,
  ref,
  style,
  message,
  variant,
  iconVariant,
}: CustomContentProps & RefAttributes<HTMLDivElement>) {
  const durationMs = durationsMs[variant];
  const dismiss = () => closeSnackbar(id);
  const swipe = useSwipe(dismiss);
  return (
    <Message
      ref={ref}
      data-plane="neutral"
      style={{ ...style, animationDuration: `${durationMs ?? 0}ms` }}
      onAnimationEnd={durationMs ? dismiss : undefined}
      {...swipe}
    >
      {iconVariant[variant]}
      <p>{message}</p>
      <IconButton label={labels.close} icon={close} onClick={dismiss} />
    </Message>
  );
}

let setMounted = (): void => undefined;
const mounted = new Promise<void>((resolve) => (setMounted = resolve));

/** Opens a toast in the place of the one before, as soon as the Toaster is mounted. */
export async function openToast(
  variant: keyof typeof icons,
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
      iconVariant={icons}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      autoHideDuration={null}
      transitionDuration={0}
    />
  );
}
