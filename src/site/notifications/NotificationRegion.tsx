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
import { useLabels } from "../ui/useShell";
import { setMount } from "./notify";
import type { ToasterProps } from "./Toaster";

const Region = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: 16,
  // notistack adds 6 px below the last toast.
  bottom: 10,
  zIndex: theme.zIndex.snackbar,
  width: "min(420px, 100vw - 32px)",
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click does not match :focus-visible.
  "&:focus": { outline: `3px solid ${theme.vars.palette.primary.main}` },
  // notistack's container, its only child.
  "& > div": {
    position: "static",
    width: "auto",
    maxWidth: "none",
    alignItems: "stretch",
  },
  "@media print": { display: "none" },
}));

/**
 * The live region of the toasts, in the HTML of every page (docs/product.md#toasts). The toaster is loaded with the first
 * toast. Alt+T moves the focus here; closing the last toast returns it.
 */
export function NotificationRegion() {
  const { notifications } = useLabels();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    setMount((component) => flushSync(() => setToaster(() => component)));
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
    const isLast = region.querySelectorAll("[role]").length === 1;
    ((isLast && previousFocus.current) || region).focus();
  };

  return (
    <>
      <Region
        ref={setRegion}
        aria-label={notifications}
        aria-live="polite"
        tabIndex={-1}
        onFocus={savePreviousFocus}
      />
      {Toaster && region && <Toaster region={region} onClose={moveFocus} />}
    </>
  );
}
