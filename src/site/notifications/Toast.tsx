import { styled } from "@mui/material/styles";
import { closeSnackbar, type CustomContentProps } from "notistack";
import {
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefAttributes,
} from "react";
import { colours } from "../../common/colours";
import { labels } from "../labels";
import { radii, space } from "../theme/tokens";
import { IconButton } from "../ui/controls/IconButton";
import { Spinner } from "../ui/controls/Spinner";
import { Icon } from "../ui/pictures/Icon";
import { close } from "../ui/pictures/iconPaths";
import { check, error } from "../ui/pictures/statusIconPaths";

const Root = styled("div")({
  minHeight: 64,
  display: "flex",
  alignItems: "center",
  gap: space[4],
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: radii.thumb,
  // Sets the toast off from the footer, which has the same colour.
  border: "1px solid color-mix(in srgb, currentColor 25%, transparent)",
  boxShadow: `0 12px 32px ${colours.shade}`,
  fontWeight: 500,
  touchAction: "pan-y pinch-zoom",
});

const Text = styled("p")({ flex: 1, overflowWrap: "anywhere" });

/** How long a toast stays. A loading one, notistack's default, stays until its answer takes its place. */
const durationsMs: Partial<Record<CustomContentProps["variant"], number>> = {
  success: 5000,
  error: 8000,
};
const tickMs = 250;
/** Sideways, in pixels. */
const swipeLength = 60;

/**
 * A message with its icon. A button or a swipe closes it, or its time, which stands still while the pointer is over it or
 * the region has the focus.
 */
export function Toast({
  id,
  ref,
  style,
  message,
  variant,
}: CustomContentProps & RefAttributes<HTMLDivElement>) {
  const [isHovered, setHovered] = useState(false);
  const leftMs = useRef(durationsMs[variant] ?? Infinity);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (isHovered || text.current?.closest("section:focus-within")) return;
      leftMs.current -= tickMs;
      if (leftMs.current <= 0) closeSnackbar(id);
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, isHovered]);

  const startX = useRef(0);
  const dismiss = () => closeSnackbar(id);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX, type } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const movedPx = clientX - startX.current;
    currentTarget.style.translate =
      type === "pointermove" ? `${movedPx}px 0` : "";
    if (type === "pointerup" && Math.abs(movedPx) >= swipeLength) dismiss();
  };
  return (
    <Root
      ref={ref}
      style={style}
      data-plane="neutral"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        startX.current = clientX;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={follow}
      onPointerCancel={follow}
    >
      {variant === "default" && <Spinner size={22} />}
      {variant === "success" && (
        <Icon path={check} color={colours.successLight} />
      )}
      {variant === "error" && <Icon path={error} color={colours.errorLight} />}
      <Text ref={text}>{message}</Text>
      <IconButton
        type="button"
        aria-label={labels.close}
        onClick={dismiss}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <Icon path={close} size={20} />
      </IconButton>
    </Root>
  );
}
