import { styled } from "@mui/material/styles";
import { closeSnackbar, type CustomContentProps } from "notistack";
import { useRef, type PointerEvent, type RefAttributes } from "react";
import { labels } from "../labels";
import { colours } from "../../common/colours";
import { radii, space } from "../theme/tokens";
import { IconButton } from "../ui/controls/IconButton";
import { Spinner } from "../ui/controls/Spinner";
import { Icon } from "../ui/pictures/Icon";
import { check, error } from "../ui/pictures/statusIconPaths";
import { close } from "../ui/pictures/iconPaths";

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
  "@media (max-height: 25em)": { minHeight: 0, paddingBlock: 0 },
});

const Text = styled("p")({ flex: 1, overflowWrap: "anywhere" });

type ToastProps = CustomContentProps & RefAttributes<HTMLDivElement>;

/** A message with its icon. A button or a swipe closes it. */
export function Toast({ id, ref, style, message, variant }: ToastProps) {
  const startX = useRef(0);
  const dismiss = () => closeSnackbar(id);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX, type } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const movedPx = clientX - startX.current;
    currentTarget.style.translate =
      type === "pointermove" ? `${movedPx}px 0` : "";
    if (type === "pointerup" && Math.abs(movedPx) >= 60) dismiss();
  };
  return (
    <Root
      ref={ref}
      style={style}
      data-plane="neutral"
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
      <Text role={variant === "error" ? "alert" : "status"}>{message}</Text>
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
