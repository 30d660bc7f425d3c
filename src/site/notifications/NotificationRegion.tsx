import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { labels } from "../labels";
import { radii } from "../theme/tokens";
import { useTopLayer } from "../ui/hooks/useTopLayer";
import { region } from "./notify";
import type { Toaster as ToasterType } from "./Toaster";

const Root = styled("div")(({ theme }) => ({
  // The browser hides a popover, and screen readers would not watch it.
  all: "unset",
  display: "block",
  position: "fixed",
  insetInlineEnd: 16,
  // notistack adds 6 px below the last toast.
  bottom: 10,
  zIndex: theme.zIndex.snackbar,
  width: "min(420px, 100% - 32px)",
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click does not match :focus-visible.
  "&:focus": { outline: `3px solid ${theme.vars.palette.primary.main}` },
  // notistack's container. The tag makes the rule stronger than notistack's own.
  "& > div": { position: "static", maxWidth: "none", alignItems: "stretch" },
  "@media print": { display: "none" },
}));

/** Whether a key types into a field: with Alt a Mac's keyboard types †. */
const isTyping = ({ target, key, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  (target instanceof Element &&
    target.matches("input, textarea") &&
    !/^t$/i.test(key));

/** notistack stops its timers while the window has no focus. */
const pauseTimers = () => window.dispatchEvent(new Event("blur"));
const resumeTimers = () => window.dispatchEvent(new Event("focus"));

/** The live region of the toasts, in the HTML of every page. A landmark only while it has toasts. */
export function NotificationRegion() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [hasToasts, setHasToasts] = useState(false);
  const [Toaster, setToaster] = useState<typeof ToasterType>();
  useTopLayer(root, hasToasts);
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!root) return undefined;
    region.mount = (toaster) => flushSync(() => setToaster(() => toaster));
    const update = () => setHasToasts(root.hasChildNodes());
    const observer = new MutationObserver(update);
    observer.observe(root, { childList: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      // Not the key: with Alt some keyboards type another character.
      const isHotkey = code === "KeyT" && altKey && root.hasChildNodes();
      if (!isHotkey || ctrlKey || metaKey || shiftKey) return;
      if (isTyping(event)) return;
      event.preventDefault();
      root.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [root]);

  const hasFocus = () => root?.matches(":focus-within") === true;
  /** What has the focus stays. */
  const keepFocused = () => {
    if (hasFocus()) pauseTimers();
  };
  const moveFocus = () => {
    const isLast = root?.querySelectorAll("p").length === 1;
    const next = isLast ? (previousFocus.current ?? root) : root;
    if (hasFocus()) next?.focus();
  };

  return (
    <div>
      <Root
        ref={setRoot}
        popover="manual"
        role={hasToasts ? "region" : "group"}
        aria-label={labels.notifications}
        aria-live="polite"
        tabIndex={-1}
        onFocus={({ relatedTarget: from }) => {
          if (from instanceof HTMLElement && !root?.contains(from))
            previousFocus.current = from;
          pauseTimers();
        }}
        onBlur={resumeTimers}
        onMouseLeave={keepFocused}
      >
        {Toaster && root && (
          <Toaster domRoot={root} onEntered={keepFocused} onClose={moveFocus} />
        )}
      </Root>
    </div>
  );
}
