import { styled } from "@mui/material/styles";
import { lazy, Suspense, useEffect, useRef } from "react";
import { labels } from "../labels";
import { radii, space } from "../theme/tokens";
import { loadToaster } from "./notify";

const Region = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: space[4],
  bottom: space[4],
  zIndex: theme.zIndex.snackbar,
  width: `min(420px, 100% - 2 * ${space[4]})`,
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click does not match :focus-visible.
  "&:focus": { outline: `3px solid ${theme.vars.palette.primary.main}` },
  // notistack's container. The tag makes the rule stronger than notistack's own, which leaves 6 px below the toast.
  "& > div": {
    position: "static",
    display: "grid",
    maxWidth: "none",
    marginBottom: -6,
    // One that leaves lies below the one that takes its place.
    "& > *": { gridArea: "1 / 1" },
  },
}));

// Loads with the page: without a connection it could not be loaded when it is needed.
const Toaster = lazy(() =>
  loadToaster().then(
    (code) => ({ default: code.Toaster }),
    () => ({ default: () => <></> }),
  ),
);

/** The live region of the toasts, in the HTML of every page. Alt+T moves the focus to it (docs/product.md#toasts). */
export function NotificationRegion() {
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By its place: with Alt some keyboards type another character. With Ctrl it is the AltGr of Windows.
      const isHotkey = event.code === "KeyT" && event.altKey && !event.ctrlKey;
      if (!isHotkey || !region.current?.childElementCount) return;
      event.preventDefault();
      region.current.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
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
      <Suspense>
        <Toaster
          onClose={() => {
            if (region.current?.matches(":focus-within"))
              previousFocus.current?.focus();
          }}
        />
      </Suspense>
    </Region>
  );
}
