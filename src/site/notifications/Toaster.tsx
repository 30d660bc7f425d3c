import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from "notistack";
import { useEffect, useRef, useSyncExternalStore, type Ref } from "react";
import { ToastBox, type Message } from "./ToastBox";
import { useSwipeAway } from "./useSwipeAway";

/** How long a toast stays, in milliseconds: multiples of `stepMs`. */
const durations = { loading: Infinity, success: 5000, error: 8000 };
const stepMs = 250;

/** What each toast says. notistack itself cannot change an open toast. */
const messages = new Map<SnackbarKey, Message>();
/** Toasts that were loading ones. The next loading message takes their place again. */
const reused = new Set<SnackbarKey>();
/** Toasts that are leaving. */
const closing = new Set<SnackbarKey>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a toast, in place of a loading or an equal one, or of the answer to the last loading one; the Toaster must be mounted. */
export function openToast(message: Message): void {
  const find = (test: (other: Message, id: SnackbarKey) => boolean) =>
    [...messages].find(
      ([id, other]) => !closing.has(id) && test(other, id),
    )?.[0];
  const loading = find(({ kind }) => kind === "loading");
  const equal = find(
    ({ kind, text }) => kind === message.kind && text === message.text,
  );
  if (loading && equal && loading !== equal) closeSnackbar(equal);
  const isLoading = message.kind === "loading";
  const answered = isLoading ? find((_, id) => reused.has(id)) : undefined;
  const id = loading ?? answered ?? equal ?? enqueueSnackbar(message.text);
  if (isLoading) reused.add(id);
  messages.set(id, message);
  for (const listener of listeners) listener();
}

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** A toast. Its button, a swipe or a timeout closes it. */
function Toast({ id, ref, style }: ToastProps) {
  const message = useSyncExternalStore(subscribe, () => messages.get(id));
  // Unlike :hover, it ends when a finger leaves the screen.
  const isHovered = useRef(false);
  const dismiss = () => closeSnackbar(id);
  const swipe = useSwipeAway(dismiss);

  useEffect(() => {
    let remainingMs = durations[message?.kind ?? "loading"];
    const timer = setInterval(() => {
      const hasFocus = document.activeElement?.closest("[aria-live]");
      if (isHovered.current || hasFocus || document.hidden) return;
      remainingMs -= stepMs;
      if (remainingMs === 0) closeSnackbar(id);
    }, stepMs);
    return () => clearInterval(timer);
  }, [id, message]);

  return (
    message && (
      <ToastBox
        ref={ref}
        style={style}
        message={message}
        onDismiss={dismiss}
        onPointerEnter={() => (isHovered.current = true)}
        onPointerLeave={() => (isHovered.current = false)}
        {...swipe}
      />
    )
  );
}

const components = { default: Toast };
/** In low windows several toasts would cover the page. */
const maxToasts = () => (window.innerHeight < 480 ? 1 : 4);

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
      Components={components}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      autoHideDuration={null}
      disableWindowBlurListener
      domRoot={region}
      maxSnack={maxToasts()}
      onClose={(_event, _reason, id) => {
        if (id !== undefined) closing.add(id);
        onClose();
      }}
      onExited={(_node, id) => {
        messages.delete(id);
        reused.delete(id);
        closing.delete(id);
      }}
    />
  );
}
