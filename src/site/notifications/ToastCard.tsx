import { styled } from "@mui/material/styles";
import {
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";
import { Icon } from "../ui/Icon";
import { check, close, error } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import { Spinner } from "../ui/Spinner";
import { useSwipeAway } from "./useSwipeAway";

export type ToastKind = "loading" | "success" | "error";

/** How long a toast stays, in milliseconds: multiples of `stepMs`. */
const durations = { loading: Infinity, success: 5000, error: 8000 };
const stepMs = 250;

const Root = styled("div")({
  width: "100%",
  minHeight: 64,
  display: "grid",
  gridTemplateColumns: "24px 1fr 44px",
  gap: 14,
  alignItems: "center",
  padding: "10px 8px 10px 18px",
  borderRadius: radii.thumb,
  // Sets the toast off from the footer, which has the same colour.
  border: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  touchAction: "pan-y",
  "& p": { overflowWrap: "anywhere" },
});

const CloseButton = styled("button")({
  width: 44,
  height: 44,
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "&:focus-visible": { outlineOffset: -3, borderRadius: radii.pill },
});

const SuccessIcon = styled(Icon)({ color: colours.successLight });
const ErrorIcon = styled(Icon)({ color: colours.errorLight });

interface ToastCardProps {
  kind: ToastKind;
  text: ReactNode;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

/** A toast. Its button, a swipe or a timeout closes it. */
export function ToastCard({ kind, text, onClose, ref, style }: ToastCardProps) {
  const labels = useLabels();
  const isHovered = useRef(false);
  const remainingMs = useRef(durations[kind]);

  // The timer pauses while the toast is hovered, the focus is in the region, or the tab is hidden.
  const tick = useEffectEvent(() => {
    const hasFocus = document.activeElement?.closest("[aria-live]");
    if (isHovered.current || hasFocus || document.hidden) return;
    remainingMs.current -= stepMs;
    if (remainingMs.current === 0) onClose();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), stepMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <Root
      ref={ref}
      style={style}
      role={kind === "error" ? "alert" : "status"}
      data-plane="ink"
      onPointerEnter={() => (isHovered.current = true)}
      onPointerLeave={() => (isHovered.current = false)}
      {...useSwipeAway(onClose)}
    >
      {kind === "loading" && <Spinner size={22} />}
      {kind === "success" && <SuccessIcon path={check} />}
      {kind === "error" && <ErrorIcon path={error} />}
      <p>{text}</p>
      <CloseButton type="button" aria-label={labels.close} onClick={onClose}>
        <Icon path={close} size={20} />
      </CloseButton>
    </Root>
  );
}
