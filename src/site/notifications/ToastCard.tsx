import { styled } from "@mui/material/styles";
import { useContext, useState, type CSSProperties, type Ref } from "react";
import { colours } from "../../common/colours";
import { radii } from "../theme/tokens";
import { Icon } from "../ui/Icon";
import { check, close, error } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import { Spinner } from "../ui/Spinner";
import { PausedContext } from "./PausedContext";
import { toastStore, type Toast, type ToastKind } from "./toastStore";
import { useCountdown } from "./useCountdown";
import { usePageHidden } from "./usePageHidden";
import { useSwipeAway } from "./useSwipeAway";
import { useToasts } from "./useToasts";

/** How long a toast stays; loading stays until it is resolved. */
const durationsMs: Readonly<Record<ToastKind, number | null>> = {
  loading: null,
  success: 5000,
  error: 8000,
};

const Root = styled("div")({
  width: "100%",
  minHeight: 64,
  display: "grid",
  gridTemplateColumns: "24px 1fr 44px",
  gap: 14,
  alignItems: "center",
  padding: "10px 8px 10px 18px",
  borderRadius: radii.thumb,
  // Its edge on the footer, which has the same colour.
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

interface OpenToastProps {
  toast: Toast;
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

function OpenToast({
  toast: { id, kind, text, open },
  ref,
  style,
}: OpenToastProps) {
  const labels = useLabels();
  const [hovered, setHovered] = useState(false);
  const regionPaused = useContext(PausedContext);
  const hidden = usePageHidden();
  const dismiss = () => toastStore.close(id);
  useCountdown({
    durationMs: durationsMs[kind],
    paused: hovered || regionPaused || hidden,
    onEnd: dismiss,
  });

  return (
    <Root
      ref={ref}
      style={style}
      data-plane="ink"
      data-closing={open ? undefined : ""}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...useSwipeAway(dismiss)}
    >
      {kind === "loading" && <Spinner size={22} />}
      {kind === "success" && <SuccessIcon path={check} />}
      {kind === "error" && <ErrorIcon path={error} />}
      <p>{text}</p>
      <CloseButton type="button" aria-label={labels.close} onClick={dismiss}>
        <Icon path={close} size={20} />
      </CloseButton>
    </Root>
  );
}

interface ToastCardProps extends Omit<OpenToastProps, "toast"> {
  id: number;
}

/** A toast as it looks and behaves: notistack places it, the store says what it says. */
export function ToastCard({ id, ref, style }: ToastCardProps) {
  const toast = useToasts().find((candidate) => candidate.id === id);
  return toast && <OpenToast toast={toast} ref={ref} style={style} />;
}
