import { styled } from "@mui/material/styles";
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
} from "react";
import { flushSync } from "react-dom";
import { radii } from "../theme/tokens";
import { useLabels } from "../ui/hooks/useShell";
import { setRegion } from "./notify";
import { ToastBox, type Message } from "./ToastBox";
import type { ToasterProps } from "./Toaster";

const gapPx = 16;

const Region = styled("div")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: gapPx,
  // notistack adds 6 px below the last toast.
  bottom: 10,
  zIndex: theme.zIndex.snackbar,
  width: `min(420px, 100vw - ${2 * gapPx}px)`,
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click does not match :focus-visible.
  "&:focus": { outline: `3px solid ${theme.vars.palette.primary.main}` },
  // notistack's container, or a plain message. The tag makes the rule stronger than notistack's own.
  "& > div": {
    position: "static",
    width: "auto",
    maxWidth: "none",
    alignItems: "stretch",
  },
  "@media print": { display: "none" },
}));

/** Keeps the element with the focus out from under the toasts, now and when the focus moves. */
function makeRoom(region: HTMLElement): void {
  const { top, left, height } = region.getBoundingClientRect();
  const { style } = document.documentElement;
  style.scrollPaddingBottom = height
    ? `${window.innerHeight - top + gapPx}px`
    : "";
  const focused = document.activeElement;
  if (!height || !focused || region.contains(focused)) return;
  const { right, bottom } = focused.getBoundingClientRect();
  if (right > left && bottom > top)
    focused.scrollIntoView({ block: "nearest" });
}

/** Whether a region has toasts. */
function useHasToasts(region: HTMLElement | null): boolean {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => {
    if (!region) return;
    const observer = new MutationObserver(() => {
      setHasToasts(region.hasChildNodes());
      makeRoom(region);
    });
    observer.observe(region, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region]);
  return hasToasts;
}

/**
 * The live region of the toasts, in the HTML of every page (docs/product.md#toasts). A landmark only while it has
 * toasts. The toaster is loaded with the first toast; without it the region shows the last message. Alt+T moves the
 * focus here; closing the last toast returns it.
 */
export function NotificationRegion() {
  const { notifications } = useLabels();
  const [region, setRegionElement] = useState<HTMLElement | null>(null);
  const hasToasts = useHasToasts(region);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [plain, setPlain] = useState<Message>();
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    setRegion({
      showPlain: setPlain,
      mountToaster: (component) =>
        flushSync(() => {
          setToaster(() => component);
          setPlain(undefined);
        }),
    });
  }, []);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      // Compares the code, because with Alt some keyboards type another character.
      if (!event.altKey || event.ctrlKey || event.code !== "KeyT") return;
      event.preventDefault();
      region?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, [region]);

  const savePreviousFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = !currentTarget.contains(relatedTarget);
    if (isOutside && relatedTarget instanceof HTMLElement)
      previousFocus.current = relatedTarget;
  };

  const moveFocus = () => {
    if (!region?.contains(document.activeElement)) return;
    const isLast = region.querySelectorAll("p").length === 1;
    ((isLast && previousFocus.current) || region).focus();
  };

  const closePlain = () => {
    moveFocus();
    setPlain(undefined);
  };

  return (
    <>
      <Region
        ref={setRegionElement}
        role={hasToasts ? "region" : "group"}
        aria-label={notifications}
        aria-live="polite"
        tabIndex={-1}
        onFocus={savePreviousFocus}
      >
        {plain && <ToastBox message={plain} onDismiss={closePlain} />}
      </Region>
      {Toaster && region && <Toaster region={region} onClose={moveFocus} />}
    </>
  );
}
