import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { labels } from "../labels";
import { radii } from "../theme/tokens";
import { loadToaster, region } from "./notify";
import type { Toaster as ToasterType } from "./Toaster";

/** Distance to the edges of the window, in pixels. */
const margin = 16;

const Root = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: margin,
  // notistack adds 6 px below the toast.
  bottom: margin - 6,
  zIndex: theme.zIndex.snackbar,
  width: `min(420px, 100% - ${2 * margin}px)`,
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click does not match :focus-visible.
  "&:focus": { outline: `3px solid ${theme.vars.palette.primary.main}` },
  // notistack's container. The tag makes the rule stronger than notistack's own.
  "& > div": { position: "static", maxWidth: "none", alignItems: "stretch" },
}));

/** Keeps the lower edge of the window clear for toasts, also now if one covers what has the focus. */
function clearToasts(root: HTMLElement): void {
  const { top, height } = root.getBoundingClientRect();
  const { style } = document.documentElement;
  style.scrollPaddingBottom =
    root.childElementCount > 0 ? `${height + 2 * margin}px` : "";
  const focused = document.activeElement;
  if (!focused || focused === document.body || root.contains(focused)) return;
  const { bottom, top: focusedTop } = focused.getBoundingClientRect();
  if (height > 0 && bottom > top && focusedTop < window.innerHeight)
    focused.scrollIntoView({ block: "nearest" });
}

/** The live region of the toasts, in the HTML of every page. Alt+T moves the focus to it (docs/product.md#toasts). */
export function NotificationRegion() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [Toaster, setToaster] = useState<typeof ToasterType>();
  const previousFocus = useRef<HTMLElement>(null);

  // Without a connection it could not be loaded.
  useEffect(() => {
    const load = () => void loadToaster().catch(() => undefined);
    // Without a limit Chromium sometimes never calls back. Safari has no idle callbacks.
    if ("requestIdleCallback" in window)
      requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load);
  }, []);

  useEffect(() => {
    if (!root) return undefined;
    region.mount = (toaster) => flushSync(() => setToaster(() => toaster));
    const observer = new MutationObserver(() => clearToasts(root));
    observer.observe(root, { childList: true, subtree: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      // Not the key: with Alt some keyboards type another character.
      if (code !== "KeyT" || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (root.childElementCount === 0) return;
      event.preventDefault();
      root.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [root]);

  const returnFocus = () => {
    if (root?.matches(":focus-within")) previousFocus.current?.focus();
  };
  return (
    <Root
      ref={setRoot}
      aria-label={labels.notifications}
      aria-live="polite"
      tabIndex={-1}
      onFocus={({ relatedTarget: from }) => {
        if (from instanceof HTMLElement && !root?.contains(from))
          previousFocus.current = from;
      }}
    >
      {Toaster && root && <Toaster domRoot={root} onClose={returnFocus} />}
    </Root>
  );
}
