import { styled } from "@mui/material/styles";
import { useEffect, useState, type ComponentType } from "react";
import { radii } from "../theme/tokens";
import { useLabels } from "../ui/LabelsContext";
import { loadToaster } from "./loadToaster";
import type { ToasterProps } from "./Toaster";
import { useRegionFocus } from "./useRegionFocus";
import { useToasts } from "./useToasts";

const Region = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: 16,
  // notistack adds 6 px below the last toast.
  bottom: 10,
  zIndex: theme.zIndex.snackbar,
  width: "min(420px, 100vw - 32px)",
  pointerEvents: "none",
  borderRadius: radii.thumb,
  // Alt+T after a click is no :focus-visible for the browser.
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
 * The corner that toasts appear in. It is in the HTML of every page from the start, with the live regions
 * that read the messages out, and loads what draws them with the first message. Alt+T moves the focus to it.
 */
export function NotificationRegion() {
  const { notifications } = useLabels();
  const toasts = useToasts();
  const open = toasts.filter((toast) => toast.open);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const isNeeded = toasts.length > 0 && !Toaster;

  useEffect(() => {
    if (!isNeeded) return;
    loadToaster().then(
      (component) => setToaster(() => component),
      // The messages are read out all the same; the next one tries again.
      () => undefined,
    );
  }, [isNeeded, toasts.length]);

  const { hasFocus, handlers } = useRegionFocus(region, open.length);
  const announced = (isError: boolean) =>
    open
      .filter(({ kind }) => (kind === "error") === isError)
      .map(({ id, kind, text }) => <p key={`${id}-${kind}`}>{text}</p>);

  return (
    <div {...handlers}>
      <div role="status" className="visually-hidden">
        {announced(false)}
      </div>
      <div role="alert" className="visually-hidden">
        {announced(true)}
      </div>
      <Region ref={setRegion} aria-label={notifications} tabIndex={-1} />
      {Toaster && region && <Toaster region={region} paused={hasFocus} />}
    </div>
  );
}
