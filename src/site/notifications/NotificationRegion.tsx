import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { labels } from "../labels";
import { radii } from "../theme/tokens";
import { loadToaster } from "./notify";
import type { Toaster as ToasterType } from "./Toaster";

/** Distance to the edges of the window, in pixels. */
const margin = 16;

const Region = styled("section")(({ theme }) => ({
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
  "& > div": {
    position: "static",
    display: "grid",
    alignItems: "end",
    maxWidth: "none",
    // One that leaves lies below the one that takes its place.
    "& > *": { gridArea: "1 / 1" },
  },
}));

/** Whether a key is Alt+T. By its place: with Alt some keyboards type another character. */
const isHotkey = (event: KeyboardEvent): boolean =>
  event.code === "KeyT" &&
  event.altKey &&
  !(event.ctrlKey || event.metaKey || event.shiftKey);

/** The live region of the toasts, in the HTML of every page. Alt+T moves the focus to it (docs/product.md#toasts). */
export function NotificationRegion() {
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [Toaster, setToaster] = useState<typeof ToasterType>();

  useEffect(() => {
    // Before it is needed: without a connection it could not be loaded.
    const load = () =>
      void loadToaster().then(
        (code) => setToaster(() => code.Toaster),
        () => undefined,
      );
    // Without a limit Chromium sometimes never calls back. Safari has no idle callbacks.
    if ("requestIdleCallback" in window)
      requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event) || !region.current?.hasChildNodes()) return;
      event.preventDefault();
      region.current.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const returnFocus = () => {
    if (region.current?.matches(":focus-within"))
      previousFocus.current?.focus();
  };
  return (
    <Region
      ref={region}
      aria-label={labels.notifications}
      aria-live="polite"
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget: from }) => {
        if (from instanceof HTMLElement && !currentTarget.contains(from))
          previousFocus.current = from;
      }}
    >
      {Toaster && <Toaster onClose={returnFocus} />}
    </Region>
  );
}
